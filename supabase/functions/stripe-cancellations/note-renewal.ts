import type { Stripe } from 'stripe'
import type { FunctionContext } from '../_shared/context.ts'
import { callRpc } from '../_shared/rest.ts'
import { askState } from '../_shared/stripe/ask-state.ts'

/**
 * The webhook of a payment never arrived, so the row expired. This writes the row as the webhook would have done, which also removes the
 * subscription from those to end.
 */
export async function noteRenewal(
  context: FunctionContext,
  stripe: Stripe,
  { customer }: Stripe.Subscription,
): Promise<void> {
  const id = typeof customer === 'string' ? customer : customer.id
  const event = `evt_predio_${crypto.randomUUID().replaceAll('-', '')}`
  const ticket = await callRpc<number>(context, 'begin_stripe_event', {
    event,
    kind: 'predio.renewal_found',
  })
  const state = await askState(stripe, id, context.now())
  await callRpc(context, 'finish_stripe_event', {
    event,
    ticket,
    customer: id,
    state: state ?? null,
  })
  context.log(`Stripe had a payment that the webhook never told of (${event})`)
}
