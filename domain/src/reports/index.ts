export { REPORT_NAMES, type ReportAnswers, type ReportName } from './answers.ts'
export { takeInventory } from './inventory.ts'
export {
  checkRange,
  type DayRange,
  EARLIEST_DAY,
  forecastRange,
  LATEST_DAY,
  type Period,
  PERIODS,
  type RangeFault,
  rangeOf,
} from './period.ts'
export { type Span, trimSpans, weeksOrMonths } from './spans.ts'
export {
  type CellKind,
  formatCell,
  formatCellShort,
  type ReportColumn,
  type ReportRow,
  type ReportTable,
  tablesToCsv,
} from './table.ts'
