/** How the sounds are made: wood that is knocked, paper that is drawn, coins that ring. All are short and quiet. */

export type Sound = 'place' | 'coin' | 'card' | 'turn' | 'end' | 'scene'

/** By a word in its name, what an event sounds like; what was paid is heard above what was moved. */
const HEARD: [Sound, RegExp][] = [
  ['coin', /coin|paid|sold|bought|interest|loan|rent|debt|invested|scored/],
  ['card', /reveal|drawn|hired|capital|tile|claimed|shown|dealt|exchanged|peeked/],
]
export const soundOf = (events: readonly string[]): Sound => HEARD.find(([, names]) => events.some((event) => names.test(event)))?.[0] ?? 'place'

let audio: AudioContext | null = null
let hiss: AudioBuffer | null = null

/** A tone that fades: of a string of wood if it has overtones, of metal if they do not fit together. */
function tone(on: AudioContext, frequency: number, start: number, length: number, loudness: number, bend = 1): void {
  const at = on.currentTime + start
  const source = on.createOscillator()
  const volume = on.createGain()
  source.frequency.setValueAtTime(frequency, at)
  if (bend !== 1) source.frequency.exponentialRampToValueAtTime(frequency * bend, at + length)
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(loudness, at + 0.004)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  source.connect(volume).connect(on.destination)
  source.start(at)
  source.stop(at + length)
}

/** A rustle: noise of which a band is heard. */
function rustle(on: AudioContext, band: number, start: number, length: number, loudness: number): void {
  hiss ??= noise(on)
  const at = on.currentTime + start
  const source = on.createBufferSource()
  const filter = on.createBiquadFilter()
  const volume = on.createGain()
  source.buffer = hiss
  filter.type = 'bandpass'
  filter.frequency.value = band
  volume.gain.setValueAtTime(0.0001, at)
  volume.gain.exponentialRampToValueAtTime(loudness, at + length * 0.3)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + length)
  source.connect(filter).connect(volume).connect(on.destination)
  source.start(at, 0, length)
}

function noise(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate / 2, on.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1
  return buffer
}

/** A bar of wood, as of a xylophone. */
function bar(on: AudioContext, frequency: number, start: number, loudness = 0.09): void {
  tone(on, frequency, start, 0.45, loudness)
  tone(on, frequency * 4, start, 0.12, loudness * 0.35)
}

const MADE: Record<Sound, (on: AudioContext) => void> = {
  place(on) {
    tone(on, 210, 0, 0.09, 0.16, 0.55)
    rustle(on, 1100, 0, 0.03, 0.12)
  },
  coin(on) {
    for (const [frequency, start] of [[2640, 0], [4170, 0.005], [3320, 0.07], [5240, 0.075]] as const) tone(on, frequency, start, 0.22, 0.03)
  },
  card(on) {
    rustle(on, 3600, 0, 0.11, 0.1)
    rustle(on, 900, 0.09, 0.03, 0.08)
  },
  turn(on) {
    bar(on, 523, 0)
    bar(on, 784, 0.12)
  },
  scene(on) {
    tone(on, 130, 0, 0.35, 0.14, 0.7)
    bar(on, 392, 0.02, 0.05)
  },
  end(on) {
    for (const [place, frequency] of [392, 523, 659, 784, 1047].entries()) bar(on, frequency, place * 0.13)
  },
}

export function make(sound: Sound): void {
  audio ??= new AudioContext()
  MADE[sound](audio)
}
