import type { FunctionContext, FunctionDefinition, Limit } from '../_shared/context.ts'
import { enforceLimit } from '../_shared/enforce-limit.ts'
import { respondJson } from '../_shared/respond.ts'
import { callerOf } from '../_shared/run-function.ts'
import { StripeFailure } from '../_shared/stripe/ask-stripe.ts'
import { paymentsUnavailable } from '../_shared/stripe/errors.ts'
import { openStripe } from '../_shared/stripe/open-stripe.ts'
import { ensureCustomer } from './ensure-customer.ts'
import { ensureProduct } from './ensure-product.ts'
import { alreadySubscribed } from './errors.ts'
import { findPlan } from './find-plan.ts'
import { openSession } from './open-session.ts'
import { ownOrigins } from './own-origins.ts'
import { readOrder } from './read-order.ts'
import { readSubscription } from './read-subscription.ts'

const ORDERS: Limit = { name: 'create-checkout-session', per: 'user', max: 30, seconds: 10 * 60 }

export const createCheckoutSession: FunctionDefinition = {
  name: 'create-checkout-session',
  verifyJwt: true,
  methods: ['POST'],
  timeLimitMs: 30_000,
  handle: openCheckout,
}

async function openCheckout(request: Request, context: FunctionContext): Promise<Response> {
  const caller = callerOf(context)
  const order = await readOrder(request, caller, ownOrigins(request, context))
  const plan = await findPlan(context, order.planId)
  await enforceLimit(context, ORDERS, caller.id)
  const current = await readSubscription(context, caller.id)
  const isSame = current.plan_id === plan.id && current.billing_type === order.billingType
  // A cancelled plan may be bought again, but a second active subscription would only cost twice.
  if (isSame && current.status === 'active') throw alreadySubscribed(plan.name)
  const stripe = await openStripe(context)
  try {
    const [row, product] = await Promise.all([
      ensureCustomer(context, stripe, caller, current),
      ensureProduct(stripe, plan),
    ])
    const purchase = { userId: caller.id, order, plan, product, row }
    return respondJson({ sessionUrl: await openSession(stripe, purchase, context.now()) })
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error
    context.log('no payment page could be opened', error)
    throw paymentsUnavailable()
  }
}
