export const VALUATION_COLUMNS =
  'id, title, state, colony, property_type, input, estimated_value, range_min, range_max, confidence, created_at, updated_at, client:clients(id, first_name, last_name, phone, whatsapp), property:properties(id, title)'

export interface ValuationRow {
  id: string
  title: string | null
  state: string
  colony: string | null
  property_type: string
  /** The values of the form. */
  input: unknown
  estimated_value: number
  range_min: number | null
  range_max: number | null
  confidence: number | null
  created_at: string
  updated_at: string
  client: {
    id: string
    first_name: string
    last_name: string | null
    phone: string | null
    whatsapp: string | null
  } | null
  property: { id: string; title: string } | null
}
