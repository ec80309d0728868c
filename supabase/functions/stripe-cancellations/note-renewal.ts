import type { Stripe } from 'stripe'
import type { FunctionContext } from '../_shared/context.ts'
import { callRpc } from '../_shared/rest.ts'
import { askState } from '../_shared/stripe/ask-state.ts'

/**
 * Stripe's news of a payment never arrived and the row expired. It is written as the news would have been, which also removes the
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
