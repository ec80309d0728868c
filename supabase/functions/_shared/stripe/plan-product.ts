import { isUuid } from '../../../../domain/src/text/is-uuid.ts'

/** The plan's product in Stripe has an id of our making, so that it is made once and read back. */
const PREFIX = 'predio_plan_'

export function productIdOf(planId: string): string {
  return `${PREFIX}${planId}`
}

/** Undefined for a product that is none of ours. */
export function planIdOf(productId: string): string | undefined {
  const id = productId.startsWith(PREFIX) ? productId.slice(PREFIX.length) : ''
  return isUuid(id) ? id : undefined
}
