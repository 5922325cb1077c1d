/** A text as a QR code, drawn as one path in units of a module. */
import { generate } from 'lean-qr'

/** What has to stay empty around a code. */
export const QUIET = 4

export interface Code {
  /** The side of the code with its margin. */
  size: number
  path: string
}

export function qrCode(text: string): Code {
  const code = generate(text)
  let path = ''
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`
  }
  return { size: code.size + 2 * QUIET, path }
}
