import { INTERACTION_FIELDS } from '../interactions/index.ts'
import { listExport } from './field-cells.ts'

const { type, subject, client_id, property_id, outcome, description } = INTERACTION_FIELDS

export const exportInteractions = listExport({
  moment: { ...INTERACTION_FIELDS.scheduled_at, label: 'Fecha' },
  type,
  subject,
  client_id,
  property_id,
  outcome,
  description,
})
