import type { DayRange, Period, ReportRow, ReportTable } from '@predio/domain/reports'
import type { ChartTone } from '../../ui/chart/chart-series.ts'

export interface Asked {
  period: Period
  range: DayRange
  /** REP-21: the range of days that the forecast covers. */
  ahead: DayRange
  today: string
  zone: string
}

export interface SeriesOf {
  key: string
  name: string
  tone: ChartTone
}

export type ChartSpec =
  | { kind: 'columns'; series: readonly SeriesOf[]; isStacked: boolean }
  | {
      kind: 'rows'
      value: string
      series: readonly SeriesOf[]
      rest?: string
      detail?: (row: ReportRow) => string
      /** Sources and reasons are free text, so the chart draws only this many; the table lists all. */
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

export interface ReportView {
  isEmpty: boolean
  subtitle: string
  figures: readonly Figure[]
  notes: readonly string[]
  isUrgent?: boolean
  parts: readonly ReportPart[]
}
