import type { FunctionContext, Limit } from '../context.ts'
import { enforceLimit } from '../enforce-limit.ts'

/** PROS-20. A portal sends the prospects of all agents from one address, a site those of its agent. */
export const PER_ADDRESS = { max: 120, seconds: 60 } as const
/** A good campaign brings a few a minute; whoever has more is sent to later, which portals and plug-ins do. */
const PER_MINUTE: Limit = { name: 'prospects', per: 'link', max: 60, seconds: 60 }
const PER_DAY: Limit = { name: 'prospects-day', per: 'link', max: 2000, seconds: 86_400 }

export async function countForInbox(context: FunctionContext, owner: string): Promise<void> {
  await enforceLimit(context, PER_MINUTE, owner)
  await enforceLimit(context, PER_DAY, owner)
}
