import { OPPORTUNITIES, type SampleOpportunity, type StageName } from '../samples/opportunities.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

const samples: readonly SampleOpportunity[] = OPPORTUNITIES

/**
 * Each deal is inserted in its present stage, which the trigger records; how it came there is added after,
 * because a move that is made now could only be dated now.
 */
export async function seedOpportunities(seeding: Seeding): Promise<void> {
  const { tx, calendar, clientId, propertyId, opportunityId } = seeding
  const stages = await readStages(seeding)
  const entered = (daysAgo: number) => calendar.before(-daysAgo, '13:05')
  await insertRows(
    tx,
    'opportunities',
    samples.map((deal) => {
      const [, firstDay] = deal.path[0] ?? ['Prospecto', 0]
      const [stage, day] = deal.path.at(-1) ?? ['Prospecto', 0]
      return {
        id: opportunityId(deal.client) ?? '',
        client_id: clientId(deal.client),
        property_id: propertyId(deal.property),
        stage_id: stages(stage),
        type: deal.type,
        expected_amount: deal.amount,
        commission_percentage: deal.commission,
        probability: deal.probability,
        expected_close_date: calendar.day(deal.closes),
        closed_amount: deal.closedAmount ?? null,
        closed_reason: deal.closedReason ?? null,
        closed_at: stage === 'Ganada' || stage === 'Perdida' ? entered(day) : null,
        notes: deal.notes,
        stage_changed_at: entered(day),
        created_at: entered(firstDay),
        updated_at: entered(day),
      }
    }),
  )
  const steps = samples.flatMap((deal) =>
    deal.path.map(([stage, daysAgo], index) => ({
      opportunity_id: opportunityId(deal.client),
      from_stage_id: index === 0 ? null : stages(deal.path[index - 1]?.[0] ?? stage),
      stage_id: stages(stage),
      created_at: entered(daysAgo),
      last: index === deal.path.length - 1,
    })),
  )
  await tx.query(ADD_HISTORY, [JSON.stringify(steps)])
}

const ADD_HISTORY = `
  with step as (
    select * from jsonb_to_recordset($1::jsonb)
      as s (opportunity_id uuid, from_stage_id uuid, stage_id uuid, created_at timestamptz, last boolean)
  ), recorded as (
    update public.opportunity_stage_changes as change set from_stage_id = step.from_stage_id
    from step where step.last and change.opportunity_id = step.opportunity_id
  )
  insert into public.opportunity_stage_changes (user_id, opportunity_id, from_stage_id, stage_id, created_at)
  select auth.uid(), opportunity_id, from_stage_id, stage_id, created_at from step where not last`

async function readStages({ tx }: Seeding): Promise<(name: StageName) => string> {
  const { rows } = await tx.query<{ id: string; name: string }>(
    'select id, name from public.opportunity_stages',
  )
  return (name) => {
    const stage = rows.find((row) => row.name === name)
    if (!stage) throw new Error(`there is no stage called ${name}`)
    return stage.id
  }
}
