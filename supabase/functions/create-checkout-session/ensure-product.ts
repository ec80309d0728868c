import type { Stripe } from 'stripe'
import { findInStripe, askStripe, StripeFailure } from '../_shared/stripe/ask-stripe.ts'
import { productIdOf } from '../_shared/stripe/plan-product.ts'
import type { Plan } from './find-plan.ts'

export async function ensureProduct(stripe: Stripe, plan: Plan): Promise<string> {
  const id = productIdOf(plan.id)
  const name = `Predio ${plan.name}`
  const known = await findInStripe(stripe.products.retrieve(id))
  if (known?.name === name) return id
  if (known) await askStripe(stripe.products.update(id, { name }))
  else await createProduct(stripe, id, name)
  return id
}

async function createProduct(stripe: Stripe, id: string, name: string): Promise<void> {
  try {
    await askStripe(stripe.products.create({ id, name }))
  } catch (error) {
    // A concurrent first order of the same plan has already made the product.
    if (error instanceof StripeFailure && error.code === 'resource_already_exists') return
    throw error
  }
}
