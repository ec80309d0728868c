import {
  type ChatContext,
  type ChatTurn,
  chooseContext,
  CONTEXT_BUDGET,
  HISTORY_BUDGET,
  trimHistory,
} from '@predio/domain/assistant'
import { toCalendarDate } from '@predio/domain/dates'
import type { Property } from '@predio/domain/properties'
import type { Question } from './chat-message.ts'
import { knownSecrets } from './find-key.ts'
import { placesOf } from './places-of.ts'
import type { Surroundings } from './surroundings.ts'

/** A question with all that goes along. */
export interface Given {
  message: string
  /** All on the screen; the context holds those that fit. */
  listings: readonly Property[]
  /** As much of it as fits. */
  history: readonly ChatTurn[]
  context: ChatContext
  /** What must not go along, wherever it was pasted. */
  secrets: readonly string[]
  now: Date
  zone: string
}

/** `share` is how much of the usual room the listings and the history may take. */
export function contextOf(
  { text: message, without }: Question,
  said: readonly ChatTurn[],
  { userId, listings, zone }: Surroundings,
  share = 1,
): Given {
  const now = new Date()
  const today = toCalendarDate(now, zone)
  const history = trimHistory(said, HISTORY_BUDGET * share)
  const places = placesOf(listings)
  const budgetTokens = CONTEXT_BUDGET * share
  const context = chooseContext(listings, message, {
    today,
    history,
    places,
    without,
    budgetTokens,
  })
  return { message, listings, history, context, secrets: knownSecrets(userId), now, zone }
}
