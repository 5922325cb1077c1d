/** The entry of the client. */
import { mount, tick } from 'svelte'
import App from './App.svelte'
import { begin } from './lib/settled'
import './shell/base.css'

const mounted = begin()
mount(App, { target: document.body })
void tick().then(mounted)
