import type { DayRange, Period, ReportRow, ReportTable } from '@predio/domain/reports'
import type { ChartTone } from '../../ui/chart/chart-series.ts'

/** The period of the reports, with the agent's day and time zone. */
export interface Asked {
  period: Period
  range: DayRange
  /** The days of the forecast (REP-21). */
  ahead: DayRange
  today: string
  zone: string
}

/** A column of the table as a series of the chart; the legend shows its name. */
export interface SeriesOf {
  key: string
  name: string
  tone: ChartTone
}

/** How a table is drawn. Its rows may have more keys than the table shows. */
export type ChartSpec =
  /** Months or weeks side by side; `short` is the label of a row on the axis. */
  | { kind: 'columns'; series: readonly SeriesOf[]; isStacked: boolean }
  /** One bar a row with the length of `value`, divided into the series; the rest is paler. */
  | {
      kind: 'rows'
      value: string
      series: readonly SeriesOf[]
      rest?: string
      detail?: (row: ReportRow) => string
      /** The maximum of rows drawn, because sources and reasons are free text; the table has the others. */
      maxRows?: number
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
  /** Remarks above the chart. */
  notes: readonly string[]
  /** Whether the notes ask the agent to act. */
  isUrgent?: boolean
  parts: readonly ReportPart[]
}
