import type { Stripe } from 'stripe'
import type { Caller, FunctionContext } from '../_shared/context.ts'
import { readAccount } from '../_shared/read-account.ts'
import { updateRows } from '../_shared/rest.ts'
import { unauthorized } from '../_shared/errors.ts'
import { findInStripe, askStripe } from '../_shared/stripe/ask-stripe.ts'
import { readSubscription, type OwnSubscription } from './read-subscription.ts'

export async function ensureCustomer(
  context: FunctionContext,
  stripe: Stripe,
  caller: Caller,
  row: OwnSubscription,
): Promise<OwnSubscription & { stripe_customer_id: string }> {
  const known = row.stripe_customer_id
  if (known && (await isThere(stripe, known))) return { ...row, stripe_customer_id: known }
  const account = await readAccount(context, caller)
  if (!account) throw unauthorized()
  const customer = await askStripe(
    stripe.customers.create(
      { email: account.email, preferred_locales: ['es-419'], metadata: { user_id: caller.id } },
      // Because of this key, two concurrent orders get one customer. A customer that was deleted at Stripe is replaced.
      { idempotencyKey: `customer:${caller.id}:${known ?? 'first'}` },
    ),
  )
  // The webhook finds the person by this customer id, so the id is stored before anything can be paid.
  await updateRows(
    context,
    'subscriptions',
    { id: `eq.${row.id}`, stripe_customer_id: known ? `eq.${known}` : 'is.null' },
    { stripe_customer_id: customer.id },
  )
  const updated = await readSubscription(context, caller.id)
  return { ...updated, stripe_customer_id: updated.stripe_customer_id ?? customer.id }
}

async function isThere(stripe: Stripe, id: string): Promise<boolean> {
  const customer = await findInStripe(stripe.customers.retrieve(id))
  return customer !== undefined && customer.deleted !== true
}
