import { countOf, formatNumber } from '../numbers/index.ts'
import { formatMxn, formatMxnShort } from '../money/index.ts'
import { toCsv, type CsvValue } from '../csv/index.ts'

export type CellKind = 'text' | 'count' | 'money' | 'percent' | 'days' | 'minutes'

export interface ReportColumn {
  key: string
  label: string
  kind: CellKind
}

export type ReportRow = Readonly<Record<string, CsvValue>>

/** Chart, table, print and CSV are made from these same numbers, so that they cannot differ. */
export interface ReportTable {
  caption: string
  columns: readonly ReportColumn[]
  rows: readonly ReportRow[]
  total?: ReportRow
}

const NOTHING = '—'
const MINUTES_OF_DAY = 24 * 60
/** In a CSV these units are only in the header of the column. */
const UNITS: Partial<Record<CellKind, string>> = { percent: '%', minutes: 'min' }

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
      return formatDays(value)
    case 'minutes':
      return formatMinutes(value)
  }
}

function formatDays(days: number): string {
  return countOf(days, 'día', 'días', 1)
}

function formatMinutes(minutes: number): string {
  if (minutes >= MINUTES_OF_DAY) return formatDays(minutes / MINUTES_OF_DAY)
  return minutes < 60 ? `${formatNumber(minutes, 1)} min` : `${formatNumber(minutes / 60, 1)} h`
}

export function formatCellShort(value: number, kind: CellKind): string {
  return kind === 'money' ? formatMxnShort(value) : formatCell(value, kind)
}

/** REP-26: the tables follow one another, each under its caption. */
export function tablesToCsv(tables: readonly ReportTable[]): string {
  const written = tables.map((table) => {
    const csv = toCsv(table.columns.map(header), rowsOf(table))
    return tables.length === 1 ? csv : `${toCsv([table.caption], [])}${csv.slice(1)}`
  })
  return written.map((csv, index) => (index === 0 ? csv : csv.slice(1))).join('\r\n')
}

function header({ label, kind }: ReportColumn): string {
  const unit = UNITS[kind]
  return unit ? `${label} (${unit})` : label
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
