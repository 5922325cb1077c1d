/** What a person has touched on the way to an answer: shared by the board and by their own area. */

class Choice {
  /** A place with several answers, whose list is open. */
  place = $state<string | null>(null)
  /** A building card being looked at, on its way to the estate. */
  looked = $state<string | null>(null)

  pick(place: string): void {
    this.place = this.place === place ? null : place
  }

  /** Put it back; whether there was anything. */
  drop(): boolean {
    const held = this.place !== null
    this.place = null
    return held
  }
}

export const choice = new Choice()
