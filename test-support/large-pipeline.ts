import { connectOwner, LARGE_CRM, seedLargeCrm } from './large-crm.ts'

export const OPPORTUNITIES = 10_000

const REASONS = ['Precio', 'No le dieron el crédito', 'Ya no busca', 'No respondió más']
const SOURCES = ['Recomendación', 'Portal inmobiliario', 'Facebook', 'Sitio web', 'Letrero']

const DEALS = `
  insert into public.opportunities (user_id, client_id, stage_id, type, expected_amount, commission_percentage, probability,
    expected_close_date, closed_amount, closed_reason, closed_at, stage_changed_at, furthest_stage, created_at)
  select $1, client.id, ('57a60000-0000-4000-8000-00000000000' || 1 + i % 7)::uuid, (array['sale', 'sale', 'rent'])[1 + i % 3],
    500000 + i * 100, 3, i % 101, (now() + (i % 720 - 180) * interval '1 day')::date,
    case when i % 7 = 5 then 480000 + i * 100 end, case when i % 7 > 4 then ($3::text[])[1 + i % cardinality($3)] end,
    case when i % 7 > 4 then now() - i * interval '4 hours' end, now() - i * interval '4 hours',
    case i % 7 when 6 then 1 + i % 4 else 1 + i % 7 end, now() - i * interval '4 hours' - interval '40 days'
  from generate_series(1, $2::int) as i
  join (
    select id, row_number() over (order by created_at) as n from public.clients where user_id = $1
  ) as client on client.n = 1 + i % 5000`

const WAYS = `
  insert into public.opportunity_stage_changes (user_id, opportunity_id, from_stage_id, stage_id, created_at, entered_previous_at)
  select $1, deal.id, case when step > 1 then ('57a60000-0000-4000-8000-00000000000' || step - 1)::uuid end,
    ('57a60000-0000-4000-8000-00000000000' || step)::uuid, deal.created_at + step * interval '7 days',
    case when step > 1 then deal.created_at + (step - 1) * interval '7 days' end
  from public.opportunities as deal, generate_series(1, 4) as step
  where deal.user_id = $1 and deal.furthest_stage > step`

export async function seedLargePipeline(dataDir: string, agentId: string): Promise<void> {
  await seedLargeCrm(dataDir, agentId)
  const owner = await connectOwner(dataDir)
  try {
    const missing = OPPORTUNITIES - LARGE_CRM.opportunities
    await owner.query(DEALS, [agentId, missing, REASONS])
    await owner.query(WAYS, [agentId])
    await owner.query(
      `update public.clients set source = ($2::text[])[1 + (extract(epoch from created_at)::bigint / 420) % cardinality($2)]
       where user_id = $1`,
      [agentId, SOURCES],
    )
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
  }
}
