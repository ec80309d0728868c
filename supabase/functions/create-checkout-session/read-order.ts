import { z } from 'zod'
import type { Caller } from '../_shared/context.ts'
import { invalidRequest, type FunctionError } from '../_shared/errors.ts'
import { readBody, wholeAddress } from '../_shared/read-body.ts'
import { anothersAccount, billingTypeInvalid, planNotFound, returnUrlInvalid } from './errors.ts'

const REFUSALS: Partial<Record<PropertyKey, () => FunctionError>> = {
  userId: anothersAccount,
  billingType: billingTypeInvalid,
  returnUrl: returnUrlInvalid,
  planId: planNotFound,
}

/** The buyer of an order (SUB-20) is the person of the access token; `userId` must be the same if it is sent. */
const orderOf = (caller: Caller, origins: readonly string[]) =>
  z.object({
    userId: z.literal(caller.id).optional(),
    billingType: z.enum(['monthly', 'yearly']),
    // Only our own pages are accepted, because the link must not lead a person who has just paid to another site.
    returnUrl: wholeAddress.refine(
      ({ origin, username, password }) =>
        origins.includes(origin) && username === '' && password === '',
    ),
    planId: z.guid(),
  })

export type Order = z.infer<ReturnType<typeof orderOf>>

export function readOrder(
  request: Request,
  caller: Caller,
  origins: readonly string[],
): Promise<Order> {
  return readBody(request, orderOf(caller, origins), ({ path: [field = ''] }) =>
    (REFUSALS[field] ?? invalidRequest)(),
  )
}
