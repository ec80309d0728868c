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
import type { ChatScope } from './chat-scope.ts'

export interface PreparedQuestion {
  message: string
  listings: readonly Property[]
  history: readonly ChatTurn[]
  context: ChatContext
  secrets: readonly string[]
  now: Date
  zone: string
}

/** `share` is the part of the usual limits that listings and history may use. */
export function prepareQuestion(
  { text: message, without }: Question,
  said: readonly ChatTurn[],
  { userId, listings, zone }: ChatScope,
  share = 1,
): PreparedQuestion {
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
