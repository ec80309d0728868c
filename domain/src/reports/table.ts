import { countOf, formatNumber } from '../numbers/index.ts'
import { formatMxn, formatMxnShort } from '../money/index.ts'
import { toCsv, type CsvValue } from '../csv/index.ts'

export type CellKind = 'text' | 'count' | 'money' | 'percent' | 'days'

export interface ReportColumn {
  key: string
  label: string
  kind: CellKind
}

export type ReportRow = Readonly<Record<string, CsvValue>>

/** Chart, table, print and CSV are all made from these numbers, so that they cannot differ. */
export interface ReportTable {
  caption: string
  columns: readonly ReportColumn[]
  rows: readonly ReportRow[]
  total?: ReportRow
}

const NOTHING = '—'

export function formatCell(value: CsvValue | undefined, kind: CellKind): string {
  if (value === null || value === undefined) return NOTHING
  if (typeof value === 'string') return value
  switch (kind) {
    case 'text':
    case 'count':
      return formatNumber(value)
    case 'money':
      return formatMxn(value, 'ifAny')
    case 'percent':
      return `${formatNumber(value * 100, 1)} %`
    case 'days':
      return countOf(value, 'día', 'días', 1)
  }
}

export function formatCellShort(value: number, kind: CellKind): string {
  return kind === 'money' ? formatMxnShort(value) : formatCell(value, kind)
}

/** REP-26: several tables stand one below the other, each under its caption. */
export function tablesToCsv(tables: readonly ReportTable[]): string {
  const written = tables.map((table) => {
    const csv = toCsv(table.columns.map(header), rowsOf(table))
    return tables.length === 1 ? csv : `${toCsv([table.caption], [])}${csv.slice(1)}`
  })
  return written.map((csv, index) => (index === 0 ? csv : csv.slice(1))).join('\r\n')
}

function header({ label, kind }: ReportColumn): string {
  return kind === 'percent' ? `${label} (%)` : label
}

function rowsOf({ columns, rows, total }: ReportTable): CsvValue[][] {
  return [...rows, ...(total ? [total] : [])].map((row) =>
    columns.map(({ key, kind }) => {
      const value = row[key] ?? null
      return kind === 'percent' && typeof value === 'number'
        ? Math.round(value * 10_000) / 100
        : value
    }),
  )
}
