import type { Ids } from '../../backend/test/rls/tables.ts'
import { corrupt } from './nasty.ts'
import type { Random } from './random.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What every generator draws from. */
export interface Context {
  random: Random
  vocabulary: Vocabulary
  /** Table → id of a row, one entry a set of rows that belong together. */
  mine: readonly Ids[]
  theirs: readonly Ids[]
  /** How likely each piece of the request is spoilt; 0 for a request that is meant to be right. */
  spoilage: number
}

export function spoil(c: Context, good: string): string {
  return isSpoilt(c) ? corrupt(c.random, good) : good
}

/** Whether this is where something goes wrong. */
export function isSpoilt(c: Context): boolean {
  return c.random.chance(c.spoilage)
}
