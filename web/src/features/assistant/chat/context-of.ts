import { type ChatContext, type ChatTurn, chooseContext } from '@predio/domain/assistant'
import { toCalendarDate } from '@predio/domain/dates'
import type { Property } from '@predio/domain/properties'
import { placesOf } from './places-of.ts'
import type { Surroundings } from './surroundings.ts'

/** A question with all that goes along. */
export interface Given {
  message: string
  /** All on the screen; the context holds those that fit. */
  listings: readonly Property[]
  history: readonly ChatTurn[]
  context: ChatContext
  now: Date
  zone: string
}

export function contextOf(
  message: string,
  history: readonly ChatTurn[],
  { listings, zone }: Surroundings,
): Given {
  const now = new Date()
  const today = toCalendarDate(now, zone)
  const context = chooseContext(listings, message, { today, history, places: placesOf(listings) })
  return { message, listings, history, context, now, zone }
}
