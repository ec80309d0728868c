import type { Stripe } from 'stripe'
import type { FunctionContext, FunctionDefinition } from '../_shared/context.ts'
import { requireSecretKey } from '../_shared/require-secret-key.ts'
import { respondJson } from '../_shared/respond.ts'
import { callRpc } from '../_shared/rest.ts'
import { StripeFailure } from '../_shared/stripe/ask-stripe.ts'
import { openStripe } from '../_shared/stripe/open-stripe.ts'
import { cancelInStripe, type Cancellation } from './cancel-in-stripe.ts'

/**
 * A scheduler calls this function with the secret key. It ends in Stripe the subscriptions that were cancelled, have expired or were
 * deleted here.
 */
export const stripeCancellations: FunctionDefinition = {
  name: 'stripe-cancellations',
  verifyJwt: false,
  methods: ['POST'],
  timeLimitMs: 55_000,
  handle: tellStripe,
}

async function tellStripe(request: Request, context: FunctionContext): Promise<Response> {
  await requireSecretKey(request, context)
  const stripe = await openStripe(context)
  const due = await callRpc<Cancellation[]>(context, 'claim_stripe_cancellations', {})
  let ended = 0
  for (const cancellation of due) {
    if (await settle(context, stripe, cancellation)) ended++
  }
  return respondJson({ ended, failed: due.length - ended })
}

/** If one cancellation fails, it waits for the next run and delays no other. */
async function settle(
  context: FunctionContext,
  stripe: Stripe,
  cancellation: Cancellation,
): Promise<boolean> {
  const { stripe_id, at_once } = cancellation
  try {
    await cancelInStripe(context, stripe, cancellation)
    await callRpc(context, 'settle_stripe_cancellation', { stripe_id, at_once })
    return true
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    context.log('Stripe could not be told of a cancellation; it will be tried again', error)
    const failure = error.message
    await callRpc(context, 'settle_stripe_cancellation', { stripe_id, at_once, failure })
    return false
  }
}
