import type { Ids } from '../../backend/test/rls/tables.ts'
import { corrupt } from './nasty.ts'
import type { Random } from './random.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Context {
  random: Random
  vocabulary: Vocabulary
  mine: readonly Ids[]
  theirs: readonly Ids[]
  spoilage: number
}

export function spoil(c: Context, good: string): string {
  return isSpoilt(c) ? corrupt(c.random, good) : good
}

export function isSpoilt(c: Context): boolean {
  return c.random.chance(c.spoilage)
}
