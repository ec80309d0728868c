import type { FunctionContext } from '../_shared/context.ts'
import { selectRows } from '../_shared/rest.ts'

export interface OwnSubscription {
  id: string
  plan_id: string
  status: string
  billing_type: string | null
  stripe_customer_id: string | null
  stripe_subscription_id: string | null
  updated_at: string
}

const COLUMNS =
  'id,plan_id,status,billing_type,stripe_customer_id,stripe_subscription_id,updated_at'

export async function readSubscription(
  context: FunctionContext,
  userId: string,
): Promise<OwnSubscription> {
  const [row] = await selectRows<OwnSubscription>(context, 'subscriptions', {
    user_id: `eq.${userId}`,
    select: COLUMNS,
  })
  if (!row) throw new Error('an account without a subscription asks for a plan')
  return row
}
