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

type Work = () => Promise<Response>

/** Presents what a link shows. */
export const inOpening = (context: FunctionContext, link: Opened, present: Work) =>
  inTurn(context, link, { what: 'openings', ...OPENINGS }, present)
/** Stores what somebody with the link answered. */
export const inAnswer = (context: FunctionContext, link: Opened, store: Work) =>
  inTurn(context, link, { what: 'answers', ...ANSWERS }, store)

/** Whoever opens a link has no account: what it costs from here on is counted for its owner's links, which take turns. */
async function inTurn(
  context: FunctionContext,
  { id, user_id: owner }: Opened,
  { what, ofLink, ofOwner }: Budget & { what: string },
  work: Work,
): Promise<Response> {
  const perLink: Limit = { name: `link-${what}`, per: 'link', max: ofLink, seconds: 60 }
  const perOwner: Limit = { name: `link-${what}`, per: 'user', max: ofOwner, seconds: 60 }
  await enforceLimit(context, perLink, id)
  await enforceLimit(context, perOwner, owner)
  return context.inTurnOf(owner, work)
}
