import {
  answerQuery,
  searchAnswer,
  type SearchAnswer,
  withoutGuess,
} from '@predio/domain/assistant'
import { toCalendarDate } from '@predio/domain/dates'
import type { Property } from '@predio/domain/properties'
import { newId } from '../../../lib/new-id.ts'
import type { Search } from './chat-message.ts'
import { changeChat, putMessage } from './chat-state.ts'
import { placesOf } from './places-of.ts'
import { describeMessage } from './describe-message.ts'
import type { ChatScope } from './chat-scope.ts'

type SearchOptions = Pick<Search, 'isKeyMissing' | 'isKeyUnreadable'>

export function searchFor(text: string, { listings, zone }: ChatScope, why: SearchOptions): Search {
  const today = toCalendarDate(new Date(), zone)
  const answer = searchAnswer(listings, text, { today, places: placesOf(listings) })
  return { kind: 'search', id: newId(), isBot: true, ...why, ...shownOf(answer) }
}

/** AST-85: the search runs again without the wrong guess. */
export function removeGuess(search: Search, guessId: string, listings: readonly Property[]): void {
  if (!search.answer) return
  const answer = answerQuery(listings, withoutGuess(search.answer.query, guessId))
  const changed: Search = { ...search, ...shownOf(answer) }
  putMessage(changed)
  changeChat({ announcement: describeMessage(changed) })
}

function shownOf(
  answer: SearchAnswer,
): Pick<Search, 'text' | 'answer' | 'listingIds' | 'isNearest'> {
  const { text, matches, alternatives } = answer
  const isNearest = matches.length === 0
  const shown = isNearest ? alternatives : matches
  return { text, answer, isNearest, listingIds: shown.map(({ listing }) => listing.id) }
}
