/** Two small sounds made on the spot: a tick for what others do, a chime for one's own turn. Off unless chosen. */
import { settings } from './settings.svelte'

let audio: AudioContext | null = null

function note(frequency: number, start: number, length: number, loudness: number): void {
  audio ??= new AudioContext()
  const at = audio.currentTime + start
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'triangle'
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + length)
}

export function tick(): void {
  if (settings.sound) note(320, 0, 0.07, 0.12)
}

export function chime(): void {
  if (!settings.sound) return
  note(523, 0, 0.25, 0.12)
  note(784, 0.11, 0.35, 0.1)
}
