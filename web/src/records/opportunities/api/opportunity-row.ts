import type { Tables } from '@predio/domain/database'
import type { OpportunityStatus, OpportunityType } from '@predio/domain/opportunities'

/** An opportunity with the names it is known by, as the view opportunity_rows gives it. */
export interface OpportunityRow extends Omit<
  Tables<'opportunities'>,
  'user_id' | 'type' | 'status' | 'furthest_stage'
> {
  type: OpportunityType
  status: OpportunityStatus
  client_name: string | null
  property_title: string | null
  property_price: number | null
  stage_name: string
  stage_color: string
  /** What it closed for, or is expected to. */
  amount: number | null
}

export const ROW_COLUMNS =
  'id, client_id, property_id, stage_id, type, status, expected_amount, commission_percentage, commission_months, probability, expected_close_date, closed_amount, closed_reason, closed_at, stage_changed_at, notes, created_at, updated_at, client_name, property_title, property_price, stage_name, stage_color, amount'
