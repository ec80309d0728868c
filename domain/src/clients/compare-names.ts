import { foldForSearch } from '../text/index.ts'
import type { ClientIdentity } from './client.ts'
import { editDistance } from './edit-distance.ts'

export type NameLikeness = 'sameName' | 'swappedName' | 'similarName' | 'partOfName'

export interface ComparedName {
  first: readonly string[]
  last: readonly string[]
  whole: string
  swapped: string
}

/** Particles and titles are ignored, because often only one of two records of the same person has them. */
const IGNORED_WORDS = new Set(
  'de del la las los y sr sra srta lic ing arq dr dra mtro mtra prof profa'.split(' '),
)

export function toComparedName(
  client: Pick<ClientIdentity, 'first_name' | 'last_name'>,
): ComparedName | null {
  const [first, last] = [nameWords(client.first_name), nameWords(client.last_name ?? '')]
  if (first.length === 0 || last.length === 0) return null
  return { first, last, whole: join(first, last), swapped: join(last, first) }
}

export function compareNames(a: ComparedName, b: ComparedName): NameLikeness | null {
  const { whole: ours } = a
  const { whole: theirs, swapped } = b
  if (ours === theirs) return 'sameName'
  if (ours === swapped) return 'swappedName'
  const limit = maxTypingErrors(Math.min(ours.length, theirs.length))
  if (editDistance(ours, theirs, limit) <= limit) return 'similarName'
  if (editDistance(ours, swapped, limit) <= limit) return 'similarName'
  return isPart(a, b) || isPart(b, a) ? 'partOfName' : null
}

/** Short names that differ by one letter belong to two people, for example Ana Gil and Eva Gil. */
function maxTypingErrors(length: number): number {
  if (length < 6) return 0
  return length < 12 ? 1 : 2
}

/** 'Juan Pérez' may be 'Juan Carlos Pérez López': the first words agree and no word contradicts the other name. */
function isPart(shorter: ComparedName, longer: ComparedName): boolean {
  if (shorter.first[0] !== longer.first[0] || shorter.last[0] !== longer.last[0]) return false
  return (
    shorter.first.every((word) => longer.first.includes(word)) &&
    shorter.last.every((word) => longer.last.includes(word))
  )
}

function nameWords(text: string): string[] {
  const words = foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const distinctive = words.filter((word) => !IGNORED_WORDS.has(word))
  return distinctive.length > 0 ? distinctive : words
}

function join(first: readonly string[], last: readonly string[]): string {
  return [...first, ...last].join('')
}
