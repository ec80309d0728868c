import { STANDARD_PLANS, type Plan } from '@predio/domain/subscriptions'
import type { Deployment } from '../../lib/deployment.ts'
import { log } from '../../lib/log.ts'
import { listPlans } from './api/list-plans.ts'
import { showPlans } from './show-plans.ts'

/** PUB-03: the standard plans stay until the database answers. */
export async function refreshPlans(deployment: Deployment): Promise<void> {
  const list = document.querySelector('[data-plans]')
  if (!list) return
  try {
    const plans = await listPlans(deployment)
    if (plans.length > 0 && !areStandard(plans)) showPlans(list, plans)
  } catch (error) {
    log.warn('the plans could not be read', error)
  }
}

/** If the prices are the standard ones, they need not be formatted again, which would take a slow phone's time. */
function areStandard(plans: readonly Plan[]): boolean {
  return JSON.stringify(plans) === JSON.stringify(STANDARD_PLANS)
}
