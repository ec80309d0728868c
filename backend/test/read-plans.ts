import type { Client } from 'pg'

export interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

export async function readPlans(owner: Client, work: () => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = []
  const listen = ({ message }: { message?: string | undefined }) => {
    const json = /plan:\n(\{[\s\S]*\})$/.exec(message ?? '')?.[1]
    if (json) plans.push((JSON.parse(json) as { Plan: Plan }).Plan)
  }
  owner.on('notice', listen)
  try {
    await owner.query(
      `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
       set auto_explain.log_format = 'json'; set client_min_messages = log`,
    )
    await work()
  } finally {
    owner.off('notice', listen)
    await owner.query('set auto_explain.log_min_duration = -1; reset client_min_messages')
  }
  return plans
}

/** A bitmap scan reads the rows that the index scan below it found, so only the index scan counts. */
export function scansOf(plan: Plan, tables: ReadonlySet<string>): Plan[] {
  const below = (plan.Plans ?? []).flatMap((each) => scansOf(each, tables))
  const type = plan['Node Type']
  const isScan =
    type === 'Bitmap Index Scan' ||
    (tables.has(plan['Relation Name'] ?? '') && type !== 'Bitmap Heap Scan')
  return isScan ? [plan, ...below] : below
}
