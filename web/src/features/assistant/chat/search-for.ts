import { answerQuery, searchAnswer, withoutGuess } from '@predio/domain/assistant'
import { toCalendarDate } from '@predio/domain/dates'
import type { Property } from '@predio/domain/properties'
import { newId } from '../../../lib/new-id.ts'
import type { Search } from './chat-message.ts'
import { changeChat, putMessage } from './chat-state.ts'
import { placesOf } from './places-of.ts'
import { sayMessage } from './say-message.ts'
import type { Surroundings } from './surroundings.ts'

interface SearchOptions {
  isKeyMissing: boolean
}

export function searchFor(
  text: string,
  { listings, zone }: Surroundings,
  { isKeyMissing }: SearchOptions,
): Search {
  const today = toCalendarDate(new Date(), zone)
  const answer = searchAnswer(listings, text, { today, places: placesOf(listings) })
  return { kind: 'search', id: newId(), isBot: true, text: answer.text, isKeyMissing, answer }
}

/** A wrong guess is taken back, and what is left is searched for. */
export function removeGuess(search: Search, guessId: string, listings: readonly Property[]): void {
  const answer = answerQuery(listings, withoutGuess(search.answer.query, guessId))
  const changed: Search = { ...search, answer, text: answer.text }
  putMessage(changed)
  changeChat({ announcement: sayMessage(changed) })
}
