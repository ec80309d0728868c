import type { FunctionContext, Limit } from '../context.ts'
import { enforceLimit } from '../enforce-limit.ts'

interface Budget {
  of: 'openings' | 'answers'
  ofLink: number
  ofOwner: number
}

/** LINK-04: a hundred people of a group may open a link within a minute, but a program may not open it endlessly. */
export const OPENINGS: Budget = { of: 'openings', ofLink: 120, ofOwner: 300 }
/** Several people may each answer a hundred listings, and the answers arrive together when a device was offline. */
export const ANSWERS: Budget = { of: 'answers', ofLink: 480, ofOwner: 960 }

export interface Opened {
  id: string
  user_id: string
}

/** A person who opens a link has no account, so the costs are counted for the owner's links, whose requests take turns. */
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
