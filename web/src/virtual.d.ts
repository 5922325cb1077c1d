declare module 'virtual:game-names' {
  /** The name and description of each game of the Python package, in each language. */
  const names: Record<string, Record<string, { name: string; description: string }>>
  export default names
}
