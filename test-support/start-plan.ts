import type { Accounts } from './accounts.ts'
import type { Agent } from './agent-with-client.ts'

export async function startPlan(accounts: Accounts, agent: Agent): Promise<void> {
  const client = await accounts.clientOf(agent)
  const { data: plan } = await client
    .from('follow_up_plans')
    .insert({ name: 'Bienvenida', steps: [{ day: 3, kind: 'task', text: 'Llamar' }] })
    .select('id')
    .single()
    .throwOnError()
  await accounts
    .admin()
    .from('follow_up_runs')
    // A trigger takes the other values from the plan.
    .insert({ user_id: agent.id, plan_id: plan.id, client_id: agent.clientId } as never)
    .throwOnError()
}
