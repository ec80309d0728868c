import { enteredAt, type SampleOpportunity, type StageName } from '@predio/domain/samples'
import { OPPORTUNITIES } from '../samples/opportunities.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

const samples: readonly SampleOpportunity[] = OPPORTUNITIES

/**
 * An opportunity is inserted in its present stage. Its earlier moves are added afterwards, because the trigger would give them today's
 * date.
 */
export async function seedOpportunities(seeding: Seeding): Promise<void> {
  const { tx, calendar, opportunityId, rows } = seeding
  const stages = await readStages(seeding)
  const entered = (daysAgo: number) => enteredAt(calendar, daysAgo)
  await insertRows(
    tx,
    'opportunities',
    rows.opportunities.map(({ stage, ...row }, index) =>
      Object.assign(row, {
        stage_id: stages(stage).id,
        furthest_stage: Math.max(
          ...(samples[index]?.path ?? []).map(([name]) => stages(name).place),
        ),
      }),
    ),
  )
  const steps = samples.flatMap((deal) =>
    deal.path.map(([stage, daysAgo], index) => {
      const [from, fromDay] = deal.path[index - 1] ?? []
      return {
        opportunity_id: opportunityId(deal.client),
        from_stage_id: from === undefined ? null : stages(from).id,
        stage_id: stages(stage).id,
        created_at: entered(daysAgo),
        entered_previous_at: fromDay === undefined ? null : entered(fromDay),
        last: index === deal.path.length - 1,
      }
    }),
  )
  await tx.query(ADD_HISTORY, [JSON.stringify(steps)])
}

const ADD_HISTORY = `
  with step as (
    select * from jsonb_to_recordset($1::jsonb)
      as s (opportunity_id uuid, from_stage_id uuid, stage_id uuid, created_at timestamptz, entered_previous_at timestamptz,
        last boolean)
  ), recorded as (
    update public.opportunity_stage_changes as change
    set from_stage_id = step.from_stage_id, entered_previous_at = step.entered_previous_at
    from step where step.last and change.opportunity_id = step.opportunity_id
  )
  insert into public.opportunity_stage_changes
    (user_id, opportunity_id, from_stage_id, stage_id, created_at, entered_previous_at)
  select auth.uid(), opportunity_id, from_stage_id, stage_id, created_at, entered_previous_at from step where not last`

interface Stage {
  id: string
  /** The place of the card in its stage. Lost opportunities have none. */
  place: number
}

async function readStages({ tx }: Seeding): Promise<(name: StageName) => Stage> {
  const { rows } = await tx.query<Stage & { name: string }>(
    `select id, name, case outcome when 'lost' then 0 else order_index end as place from public.opportunity_stages`,
  )
  return (name) => {
    const stage = rows.find((row) => row.name === name)
    if (!stage) throw new Error(`there is no stage called ${name}`)
    return stage
  }
}
