/** The entry of the client. */
import { mount, tick } from 'svelte'
import App from './App.svelte'
import { begin } from './lib/settled'
import { buildOf, isOutdated, mayReload } from './lib/update'
import './shell/base.css'

// A part of the page that is not there any more: the server has been updated since, or cannot be reached.
addEventListener('vite:preloadError', () => {
  const build = buildOf(document)
  void isOutdated(build).then((outdated) => outdated && mayReload(build) && location.reload())
})

const mounted = begin()
mount(App, { target: document.body })
void tick().then(mounted)
