import type { FunctionContext, Limit } from '../context.ts'
import { enforceLimit } from '../enforce-limit.ts'

/**
 * PROS-20: a portal or a relay sends the prospects of all agents from one address, so this limit is high. Other limits, which are counted
 * for each agent, protect the agents.
 */
export const PER_ADDRESS: Limit = { name: 'prospects', per: 'address', max: 1200, seconds: 60 }
/** The limit for requests with unknown tokens, which come from people who guess addresses. */
export const UNKNOWN: Limit = { name: 'prospects-unknown', per: 'address', max: 60, seconds: 60 }
/**
 * A good campaign brings a few prospects a minute. Above this limit the sender is refused and tries again later, as portals and plug-ins
 * do.
 */
const PER_MINUTE: Limit = { name: 'prospects', per: 'link', max: 60, seconds: 60 }
const PER_DAY: Limit = { name: 'prospects-day', per: 'link', max: 2000, seconds: 86_400 }

/** One sender may use at most half of what an agent's inbox accepts, so that prospects of others still arrive. */
export async function countForInbox(context: FunctionContext, owner: string): Promise<void> {
  for (const limit of [PER_MINUTE, PER_DAY]) {
    const ofSender: Limit = { ...limit, per: 'address', max: limit.max / 2 }
    await enforceLimit(context, { ...ofSender, name: `${limit.name} of ${owner}` }, context.address)
  }
  await enforceLimit(context, PER_MINUTE, owner)
  await enforceLimit(context, PER_DAY, owner)
}
