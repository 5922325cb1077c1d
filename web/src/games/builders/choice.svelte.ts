/** What a person has picked up on the way to sending a worker: shared by the board and by their own area. */

class Choice {
  /** A free worker that is to be sent somewhere. */
  worker = $state<string | null>(null)
  /** A site that somebody is to be sent to. */
  site = $state<string | null>(null)
  /** A worker that is only being looked at. */
  looked = $state<string | null>(null)

  pickWorker(worker: string): void {
    this.worker = this.worker === worker ? null : worker
    this.site = null
  }

  pickSite(site: string): void {
    this.site = this.site === site ? null : site
    this.worker = null
  }

  /** Put everything back; whether there was anything. */
  drop(): boolean {
    const held = this.worker !== null || this.site !== null
    this.worker = this.site = this.looked = null
    return held
  }
}

export const choice = new Choice()
