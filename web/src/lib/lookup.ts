/** Finds a thing of the game's data by its id; there is none of another id. */
export function lookup<Thing extends { id: string }>(what: string, things: readonly Thing[]): (id: string) => Thing {
  const known = new Map(things.map((thing) => [thing.id, thing]))
  return (id) => {
    const thing = known.get(id)
    if (!thing) throw new Error(`There is no ${what} '${id}'.`)
    return thing
  }
}

export const idsOf = (things: readonly { id: string }[]): readonly string[] => things.map(({ id }) => id)
