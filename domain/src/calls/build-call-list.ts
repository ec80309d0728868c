import { compareText } from '../text/index.ts'
import { fullName } from '../clients/index.ts'
import type { CallClient, CallInput } from './call-input.ts'
import { CALL_RULES, type CallReason } from './call-rules.ts'
import { type CallSettings, DEFAULT_CALL_SETTINGS } from './call-settings.ts'
import { freshListings } from './fresh-listings.ts'
import { type CallFacts, type Day, gatherFacts } from './gather-facts.ts'

export interface Call<C extends CallClient> extends CallReason {
  client: C
  otherReasons: string[]
}

/**
 * CALL-01 to CALL-08 and CALL-12: decides whom to call and why, with one entry for each client, the most urgent first. The SQL view
 * `call_list` ranks all clients by the same rules; here the clients of one of its pages get their reasons.
 */
export function buildCallList<C extends CallClient>(
  input: CallInput<C>,
  now: Date,
  zone: string,
  settings: CallSettings = DEFAULT_CALL_SETTINGS,
): Call<C>[] {
  const day: Day = { now, zone }
  const fresh = freshListings(input.listings, day, settings)
  const calls: Call<C>[] = []
  for (const facts of gatherFacts(input, day)) {
    if (!isReachable(facts) || !settings.call_client_types.includes(facts.client.type)) continue
    const reasons = CALL_RULES.flatMap((rule) => rule(facts, day, fresh, settings) ?? [])
    const [strongest, ...others] = reasons
    if (!strongest) continue
    const otherReasons = others.map(({ reason }) => reason)
    calls.push({ ...strongest, client: facts.client, otherReasons })
  }
  return calls.toSorted(
    (a, b) =>
      a.rule.localeCompare(b.rule) ||
      b.days - a.days ||
      compareText(fullName(a.client), fullName(b.client)) ||
      a.client.id.localeCompare(b.client.id),
  )
}

/** CALL-06: clients without a number, or with a recent contact, are not on the list. */
function isReachable({ client, quietDays }: CallFacts): boolean {
  const hasNumber = client.phone !== null || client.whatsapp !== null
  return hasNumber && client.status !== 'inactive' && quietDays !== 0
}
