import type { FunctionContext, Limit } from '../context.ts'
import { enforceLimit } from '../enforce-limit.ts'

/** LINK-04. A link in a group of a hundred people is opened by all of them within a minute; one that a program opens is not. */
const OPENINGS: Budget = { ofLink: 120, ofOwner: 300 }
/** Several people answer a hundred listings each, kept without a connection until then. */
const ANSWERS: Budget = { ofLink: 480, ofOwner: 960 }

/** A minute, from whatever addresses. */
interface Budget {
  ofLink: number
  ofOwner: number
}

interface Opened {
  id: string
  user_id: string
}

export const chargeOpening = (context: FunctionContext, link: Opened) =>
  charge(context, link, 'openings', OPENINGS)
export const chargeAnswer = (context: FunctionContext, link: Opened) =>
  charge(context, link, 'answers', ANSWERS)

/** Whoever opens a link has no account: what it costs from here on is counted for its owner's links. */
async function charge(
  context: FunctionContext,
  { id, user_id: owner }: Opened,
  what: string,
  { ofLink, ofOwner }: Budget,
): Promise<void> {
  context.chargeTo(owner)
  const perLink: Limit = { name: `link-${what}`, per: 'link', max: ofLink, seconds: 60 }
  const perOwner: Limit = { name: `link-${what}`, per: 'user', max: ofOwner, seconds: 60 }
  await enforceLimit(context, perLink, id)
  await enforceLimit(context, perOwner, owner)
}
