import type { Tables } from '@predio/domain/database'
import type { ColumnsOf } from '../../../lib/columns.ts'

const OWN =
  'id, title, state, colony, property_type, input, estimated_value, range_min, range_max, confidence, created_at, updated_at'
const OF_CLIENT = 'id, first_name, last_name, phone, whatsapp'

export const VALUATION_COLUMNS =
  `${OWN}, client:clients(${OF_CLIENT}), property:properties(id, title)` as const

export type ValuationRow = Pick<Tables<'valuations'>, ColumnsOf<typeof OWN>> & {
  client: Pick<Tables<'clients'>, ColumnsOf<typeof OF_CLIENT>> | null
  property: { id: string; title: string } | null
}
