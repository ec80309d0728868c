import type { Tables } from '@predio/domain/database'
import type { PlanStep } from '@predio/domain/follow-ups'
import type { ColumnsOf } from '../../../lib/columns.ts'

const OF_PLAN =
  'id, name, starts_when, client_type, stage_id, is_automatic, built_in, steps, updated_at'

export const PLAN_COLUMNS = `${OF_PLAN}, stage:opportunity_stages(name)` as const

export const RUN_COLUMNS =
  'id, plan_id, plan_name, steps, state, why, started_on, next_step, next_on, updated_at'

type WithSteps<Row extends { steps: unknown }> = Omit<Row, 'steps'> & { steps: PlanStep[] }

export type PlanRow = WithSteps<Pick<Tables<'follow_up_plans'>, ColumnsOf<typeof OF_PLAN>>> & {
  stage: { name: string } | null
}
export type RunRow = WithSteps<Pick<Tables<'follow_up_runs'>, ColumnsOf<typeof RUN_COLUMNS>>>

export function withSteps<Row extends { steps: unknown }>(row: Row): WithSteps<Row> {
  return { ...row, steps: row.steps as PlanStep[] }
}
