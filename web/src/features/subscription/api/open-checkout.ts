import type { Billing } from '@predio/domain/subscriptions'
import { z } from 'zod'
import { deployment } from '../../../lib/deployment.ts'
import { recordReference } from '../../../lib/failure-reference.ts'
import { freshSession } from '../../../lib/session/index.ts'
import { CLIENT_HEADERS } from '../../../lib/client-headers.ts'
import { returnAddress } from '../payment-return.ts'

export interface Order {
  planId: string
  billing: Billing
}

export class CheckoutRefused extends Error {
  override name = 'CheckoutRefused'
  readonly code: string | undefined

  constructor(status: number, code: string | undefined) {
    super(`no payment page: ${status} ${code ?? 'without a reason'}`)
    this.code = code
  }
}

const answerSchema = z.object({ sessionUrl: z.url({ protocol: /^https?$/ }) })
const refusalSchema = z.object({ error: z.string() })

const send = recordReference((...request) => fetch(...request))

/** SUB-20: the server answers with the address of Stripe's payment page. */
export async function openCheckout({ planId, billing }: Order): Promise<string> {
  const session = await freshSession()
  if (!session) throw new CheckoutRefused(401, 'unauthorized')
  const response = await send(deployment().checkoutUrl, {
    method: 'POST',
    headers: {
      ...CLIENT_HEADERS,
      authorization: `Bearer ${session.access_token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      planId,
      userId: session.user.id,
      billingType: billing,
      returnUrl: returnAddress(location.origin, { planId, billing }),
    }),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    throw new CheckoutRefused(response.status, refusalSchema.safeParse(body).data?.error)
  }
  return answerSchema.parse(body).sessionUrl
}
