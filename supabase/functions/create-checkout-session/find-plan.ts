import type { FunctionContext } from '../_shared/context.ts'
import { selectRows } from '../_shared/rest.ts'
import { planNotFound } from './errors.ts'

export interface Plan {
  id: string
  name: string
  price_monthly: number
  price_yearly: number
  currency: string
}

const TRIAL = 'Trial'

export async function findPlan(context: FunctionContext, id: string): Promise<Plan> {
  const [plan] = await selectRows<Plan>(context, 'subscription_plans', {
    id: `eq.${id}`,
    name: `neq.${TRIAL}`,
    select: 'id,name,price_monthly,price_yearly,currency',
  })
  if (!plan) throw planNotFound()
  return plan
}
