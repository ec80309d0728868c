import type { FunctionContext, Limit } from '../context.ts'
import { enforceLimit } from '../enforce-limit.ts'

/**
 * PROS-20. A portal and a relay send the prospects of all agents from one address, so its bound is high; what protects an agent is counted
 * for that agent.
 */
export const PER_ADDRESS: Limit = { name: 'prospects', per: 'address', max: 1200, seconds: 60 }
/** Whoever guesses addresses knows none. */
export const UNKNOWN: Limit = { name: 'prospects-unknown', per: 'address', max: 60, seconds: 60 }
/** A good campaign brings a few a minute; whoever has more is sent to later, which portals and plug-ins do. */
const PER_MINUTE: Limit = { name: 'prospects', per: 'link', max: 60, seconds: 60 }
const PER_DAY: Limit = { name: 'prospects-day', per: 'link', max: 2000, seconds: 86_400 }

/** One sender takes no more than half of what an agent's inbox takes, so that the others still arrive. */
export async function countForInbox(context: FunctionContext, owner: string): Promise<void> {
  for (const limit of [PER_MINUTE, PER_DAY]) {
    const ofSender: Limit = { ...limit, per: 'address', max: limit.max / 2 }
    await enforceLimit(context, { ...ofSender, name: `${limit.name} of ${owner}` }, context.address)
  }
  await enforceLimit(context, PER_MINUTE, owner)
  await enforceLimit(context, PER_DAY, owner)
}
