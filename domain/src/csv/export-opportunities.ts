import { fromCents } from '../money/index.ts'
import { shownTitle } from '../properties/index.ts'
import {
  type CommissionTerms,
  expectedCommission,
  OPPORTUNITY_STATUS_LABELS,
  OPPORTUNITY_TYPE_LABELS,
  type OpportunityStatus,
} from '../opportunities/index.ts'
import { spreadsheetDate } from './spreadsheet-date.ts'
import { toCsv } from './to-csv.ts'

export interface ExportedOpportunity extends CommissionTerms {
  client_name: string | null
  property_title: string | null
  stage_name: string
  status: OpportunityStatus
  expected_amount: number | null
  /** The closing amount, or the expected one while it is open. */
  amount: number | null
  probability: number | null
  expected_close_date: string | null
  closed_amount: number | null
  closed_reason: string | null
  closed_at: string | null
  stage_changed_at: string
  created_at: string
  notes: string | null
}

const HEADERS = [
  'Cliente',
  'Propiedad',
  'Tipo',
  'Etapa',
  'Estado',
  'Monto esperado',
  'Comisión %',
  'Meses de renta',
  'Comisión',
  'Probabilidad %',
  'Cierre esperado',
  'En la etapa desde',
  'Cerrada',
  'Monto de cierre',
  'Motivo',
  'Creada',
  'Notas',
]

export function exportOpportunities(rows: readonly ExportedOpportunity[], zone: string): string {
  return toCsv(
    HEADERS,
    rows.map((row) => [
      row.client_name,
      shownTitle(row.property_title),
      OPPORTUNITY_TYPE_LABELS[row.type],
      row.stage_name,
      OPPORTUNITY_STATUS_LABELS[row.status],
      row.expected_amount,
      // A sale has a percentage and a lease has months; the other column stays empty.
      row.type === 'sale' ? row.commission_percentage : null,
      row.type === 'rent' ? row.commission_months : null,
      commissionOf(row),
      row.probability,
      row.expected_close_date,
      spreadsheetDate(row.stage_changed_at, zone),
      spreadsheetDate(row.closed_at, zone),
      row.closed_amount,
      row.closed_reason,
      spreadsheetDate(row.created_at, zone),
      row.notes,
    ]),
  )
}

/** The commission as the list shows it: of the closing amount once the opportunity is closed. */
function commissionOf(row: ExportedOpportunity): number | null {
  const cents = expectedCommission(row, row.amount)
  return cents === null ? null : fromCents(cents)
}
