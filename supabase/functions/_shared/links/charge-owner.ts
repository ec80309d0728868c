import type { FunctionContext, Limit } from '../context.ts'
import { enforceLimit } from '../enforce-limit.ts'

/** Requests a minute, from whatever addresses. */
interface Budget {
  of: 'openings' | 'answers'
  ofLink: number
  ofOwner: number
}

/** LINK-04. A link in a group of a hundred people is opened by all of them within a minute; one that a program opens is not. */
export const OPENINGS: Budget = { of: 'openings', ofLink: 120, ofOwner: 300 }
/** Several people answer a hundred listings each, kept without a connection until then. */
export const ANSWERS: Budget = { of: 'answers', ofLink: 480, ofOwner: 960 }

export interface Opened {
  id: string
  user_id: string
}

/** Whoever opens a link has no account: what it costs from here on is counted for its owner's links, which take turns. */
export async function inTurn(
  context: FunctionContext,
  { id, user_id: owner }: Opened,
  { of: what, ofLink, ofOwner }: Budget,
  work: () => Promise<Response>,
): Promise<Response> {
  const perLink: Limit = { name: `link-${what}`, per: 'link', max: ofLink, seconds: 60 }
  const perOwner: Limit = { name: `link-${what}`, per: 'user', max: ofOwner, seconds: 60 }
  await enforceLimit(context, perLink, id)
  await enforceLimit(context, perOwner, owner)
  return context.inTurnOf(owner, work)
}
