/** Codes are read back by somebody else's decoder. */
import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { QUIET, qrCode } from './qr'

const SCALE = 6

/** The picture that a camera would see: black modules on white. */
function picture(text: string) {
  const { size, path } = qrCode(text)
  const width = size * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let y = Number(top) * SCALE; y < (Number(top) + 1) * SCALE; y += 1) {
      for (let x = Number(left) * SCALE; x < (Number(left) + 1) * SCALE; x += 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  return { width, height: width, data }
}

test.each(['http://127.0.0.1:8000/h/0123456789abcdefghijklmnopqrstuv', 'https://ratusz.example.org/h/A-b_C9', 'Zażółć'])(
  'a code says what it was made of: %s',
  (text) => expect(decodeQR(picture(text))).toBe(text),
)

test('nothing is drawn on the margin', () => {
  const { size, path } = qrCode('https://ratusz.example.org/h/x')
  for (const [, ...at] of path.matchAll(/M(\d+) (\d+)/g)) {
    for (const place of at) expect(Number(place) >= QUIET && Number(place) < size - QUIET).toBe(true)
  }
})
