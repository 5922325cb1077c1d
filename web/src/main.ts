/** The entry of the client. */
import { mount } from 'svelte'
import App from './App.svelte'
import './shell/base.css'

mount(App, { target: document.body })
