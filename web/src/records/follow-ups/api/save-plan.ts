import { recordKind } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'
import { PLAN_COLUMNS, withSteps, type PlanRow } from './plan-row.ts'

export const plans = recordKind({
  table: 'follow_up_plans',
  select: () => supabase().from('follow_up_plans').select(PLAN_COLUMNS),
  toRow: (row): PlanRow => withSteps(row),
})

export const useSavePlan = plans.useSave
