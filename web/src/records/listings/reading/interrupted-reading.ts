import type { Unmerged } from './collect-pages.ts'

export interface ReadPart extends Unmerged {
  read: number
  total: number | null
  nextPage: number
}

export class InterruptedReading extends Error {
  override name = 'InterruptedReading'
  readonly part: ReadPart

  constructor(part: ReadPart, cause: unknown) {
    super('the reading broke off', { cause })
    this.part = part
  }
}
