declare module 'virtual:game-names' {
  /** The name, description and, where there is one, a note of each game of the Python package, in each language. */
  const names: Record<string, Record<string, { name: string; description: string; note: string }>>
  export default names
}
