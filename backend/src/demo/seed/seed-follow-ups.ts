import { BUILT_IN_PLANS } from '@predio/domain/follow-ups'
import { FOLLOW_UPS } from '../samples/follow-ups.ts'
import type { Seeding } from './seeding.ts'

export async function seedFollowUps({ tx, calendar, clientId }: Seeding): Promise<void> {
  for (const { plan, client, startedOn, hasAnswered } of FOLLOW_UPS) {
    const given = BUILT_IN_PLANS.find(({ key }) => key === plan)
    await tx.query(
      `insert into public.follow_up_plans (built_in, name, starts_when, steps) values ($1, $2, $3, $4)
       on conflict (user_id, built_in) do nothing`,
      [plan, given?.name, given?.starts_when, JSON.stringify(given?.steps)],
    )
    await tx.query(
      `insert into public.follow_up_runs (plan_id, client_id, started_on)
       select plan.id, $2, $3 from public.follow_up_plans as plan where plan.user_id = auth.uid() and plan.built_in = $1`,
      [plan, clientId(client), calendar.day(startedOn)],
    )
    if (!hasAnswered) continue
    await tx.query(
      `update public.follow_up_runs set state = 'paused', why = 'answered' where user_id = auth.uid() and client_id = $1`,
      [clientId(client)],
    )
  }
}
