import type { DayRange, Period, ReportRow, ReportTable } from '@predio/domain/reports'
import type { ChartTone } from '../../../ui/chart/chart-series.ts'

/** What the person wants to know about, and from where they look. */
export interface Asked {
  period: Period
  range: DayRange
  /** The days of the forecast, which looks ahead. */
  ahead: DayRange
  today: string
  zone: string
}

/** A number of each row, drawn; the legend says its name. */
export interface SeriesOf {
  key: string
  name: string
  tone: ChartTone
}

/** How the table's numbers are drawn. A row may carry more keys than the table shows. */
export type ChartSpec =
  /** Months or weeks side by side; `short` is the row's label where room is short. */
  | { kind: 'columns'; series: readonly SeriesOf[]; isStacked: boolean }
  /** One bar a row, as long as `value`, in parts; what the parts leave over is paler. */
  | {
      kind: 'rows'
      value: string
      series: readonly SeriesOf[]
      rest?: string
      detail?: (row: ReportRow) => string
      /** People write what they like: so many rows are drawn, the others are in the table. */
      most?: number
    }
  | { kind: 'funnel' }

export interface ReportPart {
  table: ReportTable
  chart: ChartSpec
}

export interface Figure {
  label: string
  value: string
}

/** A report as it is shown, printed and exported. */
export interface ReportView {
  isEmpty: boolean
  subtitle: string
  figures: readonly Figure[]
  /** What deserves a second look. */
  notes: readonly string[]
  /** Something should be done about the notes. */
  isUrgent?: boolean
  parts: readonly ReportPart[]
}
