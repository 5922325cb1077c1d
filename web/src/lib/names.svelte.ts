/** How games are called that this client was built without, once the server has told. */
export interface Name {
  name: string
  description: string
  note: string
}

let names: Record<string, Name> = $state.raw({})

export const learned = (key: string): Name | undefined => names[key]

export function note(key: string, name: Name): void {
  names = { ...names, [key]: name }
}
