import { tooManyRequests } from '../_shared/errors.ts'

/** Answers are held in memory until they were read, so their number bounds the memory. */
const MAX_TOGETHER = 32
const MAX_PER_PERSON = 8
/** Once half of the places are taken nobody may have more than these: slow sites of a few must not shut out the rest. */
const MAX_PER_PERSON_WHEN_BUSY = 2
/** Tests go to sites that nobody has saved yet; what is left is a reserve for saved ones. */
const MAX_TESTS_TOGETHER = 8
const MAX_TESTS_PER_PERSON = 2

export type Purpose = 'test' | 'saved'

interface Places {
  test: number
  saved: number
}

const byPerson = new Map<string, Places>()
const together: Places = { test: 0, saved: 0 }

/** Takes a place; call what it returns to give it back. */
export function enter(person: string, purpose: Purpose): () => void {
  const own = byPerson.get(person) ?? { test: 0, saved: 0 }
  if (!hasRoom(own, purpose)) throw tooManyRequests(1)
  byPerson.set(person, own)
  own[purpose]++
  together[purpose]++
  return () => {
    own[purpose]--
    together[purpose]--
    if (own.test + own.saved === 0) byPerson.delete(person)
  }
}

function hasRoom(own: Places, purpose: Purpose): boolean {
  const taken = together.test + together.saved
  const isBusy = taken >= MAX_TOGETHER / 2
  const perPerson = isBusy ? MAX_PER_PERSON_WHEN_BUSY : MAX_PER_PERSON
  if (taken >= MAX_TOGETHER || own.test + own.saved >= perPerson) return false
  if (purpose === 'saved') return true
  return together.test < MAX_TESTS_TOGETHER && own.test < MAX_TESTS_PER_PERSON
}
