import { isUuid } from '../../../../domain/src/text/is-uuid.ts'

/** We choose the id of a plan's product in Stripe, so that the product is made once and found again. */
const PREFIX = 'predio_plan_'

export function productIdOf(planId: string): string {
  return `${PREFIX}${planId}`
}

export function planIdOf(productId: string): string | undefined {
  const id = productId.startsWith(PREFIX) ? productId.slice(PREFIX.length) : ''
  return isUuid(id) ? id : undefined
}
