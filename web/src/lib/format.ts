/** Times and numbers in words and figures. */
import type { Language } from './texts'

const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [60, 'second'],
  [60, 'minute'],
  [24, 'hour'],
  [30, 'day'],
  [12, 'month'],
  [Infinity, 'year'],
]

/** `5 minutes ago`, for seconds since 1970. */
export function ago(then: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  let amount = Math.min(0, then - now)
  for (const [size, unit] of STEPS) {
    if (Math.abs(amount) < size) return format.format(Math.round(amount), unit)
    amount /= size
  }
  return ''
}

/** `3 May`, for seconds since 1970. */
export function day(then: number, language: Language): string {
  const english = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(english, { day: 'numeric', month: 'long' }).format(then * 1000)
}

/** `4:05` or `1:00:00`, for seconds; tenths when they begin to matter. */
export function clock(seconds: number): string {
  const left = Math.max(0, seconds)
  if (left < 10) return `0:${left.toFixed(1).padStart(4, '0')}`
  const whole = Math.floor(left)
  const two = (figure: number) => String(figure).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The same for the whole seconds that somebody has to wait. */
export function countdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  return whole < 10 ? `0:0${whole}` : clock(whole)
}

/** The same in words where it takes hours: nobody counts the seconds of a day. */
export function patience(seconds: number, language: Language): string {
  if (seconds < 3600) return countdown(seconds)
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(Math.ceil(seconds / 3600))
}

/** A number with a true minus sign, which is as wide as a figure and not broken off by it. */
export function figure(value: number): string {
  return String(value).replace('-', '−')
}

/** `2–4` for the player counts of a game. */
export function range(counts: number[]): string {
  const [low, high] = [Math.min(...counts), Math.max(...counts)]
  return low === high ? String(low) : `${low}–${high}`
}
