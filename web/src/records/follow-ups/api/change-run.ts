import type { TablesInsert } from '@predio/domain/database'
import type { BuiltInPlan, RunState } from '@predio/domain/follow-ups'
import { useMutation } from '@tanstack/react-query'
import { newId } from '../../../lib/new-id.ts'
import { NotVerified } from '../../../lib/save-row.ts'
import { recordKind } from '../../../lib/save-record.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { plans } from './save-plan.ts'
import { RUN_COLUMNS, withSteps, type PlanRow, type RunRow } from './plan-row.ts'

const runs = recordKind({
  table: 'follow_up_runs',
  select: () => supabase().from('follow_up_runs').select(RUN_COLUMNS),
  toRow: (row): RunRow => withSteps(row),
  changes: ['tasks'],
})

/** PLAN-09: a built-in plan is copied to the account when the agent uses it for the first time. */
export function copyBuiltIn(
  userId: string,
  { key, stage: _stage, ...plan }: BuiltInPlan,
): Promise<PlanRow> {
  return plans.createOnce(userId, { id: newId(), values: { ...plan, built_in: key } })
}

export interface Start {
  id: string
  clientId: string
  plan: PlanRow | BuiltInPlan
}

async function startPlan(userId: string, { id, clientId, plan }: Start): Promise<RunRow> {
  const own = 'key' in plan ? await copyBuiltIn(userId, plan) : plan
  // The database copies name, steps and days from the plan into the run.
  const values = { plan_id: own.id, client_id: clientId } as TablesInsert<'follow_up_runs'>
  return runs.createOnce(userId, { id, values })
}

/** PLAN-03: the person sees the dates of all steps before the plan starts. */
export function useStartPlan() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (start: Start) => startPlan(userId, start),
    meta: { failure: 'follow-up not started' },
  })
}

export interface RunChange {
  run: Pick<RunRow, 'id' | 'updated_at'>
  state: RunState
}

/** Another device has changed the run, so the person has to decide again. */
export class RunChanged extends Error {
  override name = 'RunChanged'
}

async function changeRun(userId: string, { run, state }: RunChange): Promise<RunRow> {
  const why = state === 'running' ? null : 'by_hand'
  const saved = await runs.update(userId, run, { state, why })
  if (saved.kind === 'gone') throw new NotVerified()
  if (saved.kind === 'conflict') throw new RunChanged('the run was changed elsewhere')
  return saved.row
}

/** PLAN-06: a run can be paused, resumed and ended. */
export function useChangeRun() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: (change: RunChange) => changeRun(userId, change),
    meta: { failure: 'follow-up not changed' },
  })
}
