import { phoneKey } from '../phones/index.ts'
import type { ClientIdentity } from './client.ts'
import { type ComparedName, compareNames, toComparedName } from './compare-names.ts'
import { DUPLICATE_REASONS } from './messages.ts'

type Likeness = keyof typeof DUPLICATE_REASONS
type Known = ClientIdentity & { id: string }
type Candidate = ClientIdentity & { id?: string }

export interface DuplicateClient<T> {
  client: T
  reasons: string[]
  strength: number
  sharesContact: boolean
}

/** Families share a phone and strangers share a name, but hardly anybody shares an e-mail. */
const STRENGTHS: Record<Likeness, number> = {
  sameEmail: 100,
  samePhone: 80,
  sameName: 60,
  swappedName: 50,
  similarName: 40,
  partOfName: 30,
}

const MAX_NAMESAKES = 10

export class DuplicateIndex<T extends Known> {
  readonly #byKey = new Map<string, T[]>()
  readonly #names = new Map<string, ComparedName | null>()

  constructor(clients: Iterable<T> = []) {
    for (const client of clients) this.add(client)
  }

  add(client: T): void {
    const name = toComparedName(client)
    this.#names.set(client.id, name)
    const nameKeys = name ? [wordsKey(name), initialsKey(name)] : []
    for (const key of [...contactKeys(client), ...nameKeys]) {
      const bucket = this.#byKey.get(key)
      if (bucket) bucket.push(client)
      else this.#byKey.set(key, [client])
    }
  }

  find(candidate: Candidate): DuplicateClient<T>[] {
    return this.#find(candidate, (name) => [wordsKey(name), initialsKey(name)])
  }

  /**
   * This does not compare similar names. Of clients who share only the name a few are enough, since a list may have hundreds of José
   * Garcías.
   */
  findSame(candidate: Candidate): DuplicateClient<T>[] {
    return this.#find(candidate, (name) => [wordsKey(name)], MAX_NAMESAKES)
  }

  #find(
    candidate: Candidate,
    nameKeys: (name: ComparedName) => string[],
    maxNamesakes = Infinity,
  ): DuplicateClient<T>[] {
    const found = new Map<T, Set<Likeness>>()
    const note = (client: T, likeness: Likeness) => {
      if (client.id === candidate.id) return
      found.set(client, (found.get(client) ?? new Set()).add(likeness))
    }
    for (const key of contactKeys(candidate)) {
      const likeness = key.startsWith('email:') ? 'sameEmail' : 'samePhone'
      for (const client of this.#byKey.get(key) ?? []) note(client, likeness)
    }
    const name = toComparedName(candidate)
    for (const key of name ? nameKeys(name) : []) {
      const namesakes = this.#byKey.get(key) ?? []
      const known = namesakes.length > maxNamesakes ? [...found.keys()] : []
      for (const client of new Set([...known, ...namesakes.slice(0, maxNamesakes)])) {
        const theirs = this.#names.get(client.id)
        const likeness = name && theirs ? compareNames(name, theirs) : null
        if (likeness) note(client, likeness)
      }
    }
    return [...found].map(describe).toSorted((a, b) => b.strength - a.strength)
  }
}

function describe<T>([client, likenesses]: [T, Set<Likeness>]): DuplicateClient<T> {
  const sorted = [...likenesses].toSorted((a, b) => STRENGTHS[b] - STRENGTHS[a])
  return {
    client,
    reasons: sorted.map((likeness) => DUPLICATE_REASONS[likeness]),
    strength: sorted.reduce((sum, likeness) => sum + STRENGTHS[likeness], 0),
    sharesContact: likenesses.has('sameEmail') || likenesses.has('samePhone'),
  }
}

function contactKeys(client: ClientIdentity): Set<string> {
  const keys = new Set<string>()
  if (client.email) keys.add(`email:${client.email.trim().toLowerCase()}`)
  for (const number of [client.phone, client.whatsapp]) {
    const key = phoneKey(number)
    if (key !== null) keys.add(`phone:${key}`)
  }
  return keys
}

function wordsKey(name: ComparedName): string {
  return `words:${[...name.first, ...name.last].toSorted().join(' ')}`
}

/**
 * Similar names are searched only among those with the same two initials. This misses a typing error in an initial, but not every client
 * has to be compared with every other.
 */
function initialsKey(name: ComparedName): string {
  return `initials:${[initial(name.first), initial(name.last)].toSorted().join('')}`
}

function initial(words: readonly string[]): string {
  return words[0]?.charAt(0) ?? ''
}
