import { isUuid } from '../../../../domain/src/text/is-uuid.ts'

/** The plan's product in Stripe has an id of our making, so that it is made once and found again. */
const PREFIX = 'predio_plan_'

export function productIdOf(planId: string): string {
  return `${PREFIX}${planId}`
}

export function planIdOf(productId: string): string | undefined {
  const id = productId.startsWith(PREFIX) ? productId.slice(PREFIX.length) : ''
  return isUuid(id) ? id : undefined
}
