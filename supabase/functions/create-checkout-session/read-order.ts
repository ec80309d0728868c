import type { Caller } from '../_shared/context.ts'
import { parseUrl } from '../_shared/parse-url.ts'
import { anothersAccount, billingTypeInvalid, returnUrlInvalid } from './errors.ts'

type BillingType = 'monthly' | 'yearly'

export interface Order {
  planId: unknown
  billingType: BillingType
  returnUrl: URL
}

/** The body of an order (SUB-20). The buyer is the person of the access token; `userId` may only repeat it. */
export function readOrder(
  { planId, userId, billingType, returnUrl }: Record<string, unknown>,
  caller: Caller,
  origins: readonly string[],
): Order {
  if (userId !== undefined && userId !== caller.id) throw anothersAccount()
  if (billingType !== 'monthly' && billingType !== 'yearly') throw billingTypeInvalid()
  return { planId, billingType, returnUrl: checkReturnUrl(returnUrl, origins) }
}

/** Only our own pages: a link made here must not lead a person who has just paid elsewhere. */
function checkReturnUrl(text: unknown, origins: readonly string[]): URL {
  const url = typeof text === 'string' ? parseUrl(text) : undefined
  const isOurs = url && origins.includes(url.origin) && url.username === '' && url.password === ''
  if (!isOurs) throw returnUrlInvalid()
  return url
}
