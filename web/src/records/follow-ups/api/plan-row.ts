import type { Tables } from '@predio/domain/database'
import type { PlanStep } from '@predio/domain/follow-ups'

export const PLAN_COLUMNS =
  'id, name, starts_when, client_type, stage_id, is_automatic, built_in, steps, updated_at, stage:opportunity_stages(name)'

export const RUN_COLUMNS =
  'id, plan_id, plan_name, steps, state, why, started_on, next_step, next_on, updated_at'

/** The database checks the form of the steps, so that they can be taken as they are. */
type WithSteps<Row extends { steps: unknown }> = Omit<Row, 'steps'> & { steps: PlanStep[] }

type StoredPlan = Pick<
  Tables<'follow_up_plans'>,
  | 'id'
  | 'name'
  | 'starts_when'
  | 'client_type'
  | 'stage_id'
  | 'is_automatic'
  | 'built_in'
  | 'steps'
  | 'updated_at'
>
export type PlanRow = WithSteps<StoredPlan> & { stage: { name: string } | null }

type StoredRun = Pick<
  Tables<'follow_up_runs'>,
  | 'id'
  | 'plan_id'
  | 'plan_name'
  | 'steps'
  | 'state'
  | 'why'
  | 'started_on'
  | 'next_step'
  | 'next_on'
  | 'updated_at'
>
export type RunRow = WithSteps<StoredRun>

export function withSteps<Row extends { steps: unknown }>(row: Row): WithSteps<Row> {
  return { ...row, steps: row.steps as PlanStep[] }
}
