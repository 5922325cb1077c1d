/** The square that a finger has chosen to look at: a second touch plays it. Shared by the map and its panel. */

class Choice {
  square = $state<string | null>(null)

  /** Put it back; whether there was anything. */
  drop(): boolean {
    const held = this.square !== null
    this.square = null
    return held
  }
}

export const choice = new Choice()
