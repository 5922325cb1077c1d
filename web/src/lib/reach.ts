/** By which address other devices open what this page links to, and which of them can. */
import { api, Refusal } from './api'

/** Only this computer, the devices in its network, or any. */
export type Reach = 'here' | 'network' | 'anywhere'

const HERE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/
const NETWORK = /^(10|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)\.|^\[(f[cd]|fe[89ab])|\.local$/

export function reachOf(origin: string): Reach {
  const { hostname } = new URL(origin)
  return HERE.test(hostname) ? 'here' : NETWORK.test(hostname) ? 'network' : 'anywhere'
}

/** What links for other devices begin with: this page's own address, unless the server knows one that reaches further. */
export async function outsideOrigin(): Promise<string> {
  if (reachOf(location.origin) !== 'here') return location.origin
  try {
    return (await api.address()).address ?? location.origin
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return location.origin
  }
}
