import type { Stripe } from 'stripe'
import { askForStripe, askStripe, StripeFailure } from '../_shared/stripe/ask-stripe.ts'
import { productIdOf } from '../_shared/stripe/plan-product.ts'
import type { Plan } from './find-plan.ts'

/** One product a plan, under the plan's name of today. Prices stay with us: they go along with each order. */
export async function ensureProduct(stripe: Stripe, plan: Plan): Promise<string> {
  const id = productIdOf(plan.id)
  const name = `Predio ${plan.name}`
  const known = await askForStripe(stripe.products.retrieve(id))
  if (known?.name === name) return id
  if (known) await askStripe(stripe.products.update(id, { name }))
  else await createProduct(stripe, id, name)
  return id
}

async function createProduct(stripe: Stripe, id: string, name: string): Promise<void> {
  try {
    await askStripe(stripe.products.create({ id, name }))
  } catch (error) {
    // Somebody else ordered the same plan for the first time at the same moment.
    if (error instanceof StripeFailure && error.code === 'resource_already_exists') return
    throw error
  }
}
