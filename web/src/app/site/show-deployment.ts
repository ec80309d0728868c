import { refreshPlans } from '../../features/landing/refresh-plans.ts'
import { loadDeployment } from '../../lib/deployment.ts'
import { log } from '../../lib/log.ts'
import { fillOperatorSlots } from '../../lib/operator-slots.ts'

export async function showDeployment(): Promise<void> {
  try {
    const deployment = await loadDeployment()
    fillOperatorSlots(deployment)
    await refreshPlans(deployment)
  } catch (error) {
    log.warn('the deployment could not be read', error)
  }
}
