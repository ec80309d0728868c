import type { Tables } from '../database/index.ts'
import { fromCents } from '../money/index.ts'
import {
  CLOSING_FIELDS,
  expectedCommission,
  OPPORTUNITY_FIELDS,
  OPPORTUNITY_STATUS_LABELS,
} from '../opportunities/index.ts'
import { fieldCells, fieldHeadings } from './field-cells.ts'
import { spreadsheetDate } from './spreadsheet-date.ts'
import { toCsv } from './to-csv.ts'

export type ExportedOpportunity = Omit<Tables<'opportunity_rows'>, 'search' | 'user_id'>

const HEADINGS = [
  ...fieldHeadings(OPPORTUNITY_FIELDS),
  'Estado',
  'Comisión',
  'En la etapa desde',
  'Cerrada',
  ...fieldHeadings(CLOSING_FIELDS),
  'Creada',
]

/** EXPORT-05: the columns of the export of opportunities. */
export function exportOpportunities(rows: readonly ExportedOpportunity[], zone: string): string {
  return toCsv(
    HEADINGS,
    rows.map((row) => [
      ...fieldCells(
        OPPORTUNITY_FIELDS,
        {
          ...row,
          commission_percentage: row.type === 'sale' ? row.commission_percentage : null,
          commission_months: row.type === 'rent' ? row.commission_months : null,
        },
        zone,
      ),
      OPPORTUNITY_STATUS_LABELS[row.status],
      commissionOf(row),
      spreadsheetDate(row.stage_changed_at, zone),
      spreadsheetDate(row.closed_at, zone),
      ...fieldCells(CLOSING_FIELDS, row, zone),
      spreadsheetDate(row.created_at, zone),
    ]),
  )
}

function commissionOf(row: ExportedOpportunity): number | null {
  const cents = expectedCommission(row, row.amount)
  return cents === null ? null : fromCents(cents)
}
