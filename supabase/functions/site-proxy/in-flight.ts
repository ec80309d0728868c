import { tooManyRequests } from '../_shared/errors.ts'

/** An answer stays in memory until it is read, so this number limits the memory. */
const MAX_TOGETHER = 32
const MAX_PER_PERSON = 8
/** When half of the slots are taken, a person may use only this many, so that the slow sites of a few people do not exclude the others. */
const MAX_PER_PERSON_WHEN_BUSY = 2
/** Tests and imports read sites that are not saved. The remaining slots are reserved for saved sites. */
const MAX_UNSAVED_TOGETHER = 8
const MAX_UNSAVED_PER_PERSON = 2

export type Purpose = 'unsaved' | 'saved'

interface Places {
  unsaved: number
  saved: number
}

const byPerson = new Map<string, Places>()
const together: Places = { unsaved: 0, saved: 0 }

/** Takes a slot. The returned function frees it. */
export function enter(person: string, purpose: Purpose): () => void {
  const own = byPerson.get(person) ?? { unsaved: 0, saved: 0 }
  if (!hasRoom(own, purpose)) throw tooManyRequests(1)
  byPerson.set(person, own)
  own[purpose]++
  together[purpose]++
  return () => {
    own[purpose]--
    together[purpose]--
    if (own.unsaved + own.saved === 0) byPerson.delete(person)
  }
}

function hasRoom(own: Places, purpose: Purpose): boolean {
  const taken = together.unsaved + together.saved
  const isBusy = taken >= MAX_TOGETHER / 2
  const perPerson = isBusy ? MAX_PER_PERSON_WHEN_BUSY : MAX_PER_PERSON
  if (taken >= MAX_TOGETHER || own.unsaved + own.saved >= perPerson) return false
  if (purpose === 'saved') return true
  return together.unsaved < MAX_UNSAVED_TOGETHER && own.unsaved < MAX_UNSAVED_PER_PERSON
}
