import type { Unmerged } from './collect-pages.ts'

/** What a reading brought before it broke off, and from where the next one can read on. */
export interface ReadPart extends Unmerged {
  /** How many of the site's listings came, those that are not shown included. */
  read: number
  /** How many the site says it has; null where it does not say. */
  total: number | null
  /** The first page of a hundred that did not come. */
  nextPage: number
}

/** The reading ended before the list did; its cause says why. */
export class InterruptedReading extends Error {
  override name = 'InterruptedReading'
  readonly part: ReadPart

  constructor(part: ReadPart, cause: unknown) {
    super('the reading broke off', { cause })
    this.part = part
  }
}
