/** A colour of the palette and, for lines, a dash of their own: no series is told by its colour alone. */
export type ChartTone = 'action' | 'attention' | 'info' | 'warning' | 'neutral'

export interface ChartSeries {
  name: string
  /** One for each label. */
  values: readonly number[]
  tone?: ChartTone
}

/** What every chart takes. Texts and formats come from the screen. */
export interface ChartProps {
  title: string
  /** Where a heading of the page says it already. */
  isTitleHidden?: boolean
  labels: readonly string[]
  /** What the labels are, at the head of their column: Mes, Año. */
  labelsName?: string
  series: readonly ChartSeries[]
  /** A value in the table that a screen reader reads. */
  format: (value: number) => string
  /** A value in the drawing, where room is short. */
  formatShort?: (value: number) => string
  height?: number
  /** Where nothing can be measured: on paper. Otherwise as wide as there is room. */
  width?: number
  /** Without, where the same numbers stand in a table beside it. */
  hasTable?: boolean
}

const ORDER: readonly ChartTone[] = ['action', 'attention', 'info', 'warning', 'neutral']

export function toneOf(series: Pick<ChartSeries, 'tone'>, index: number): ChartTone {
  return series.tone ?? ORDER[index % ORDER.length] ?? 'neutral'
}

export const FILL: Record<ChartTone, string> = {
  action: 'fill-action',
  attention: 'fill-attention',
  info: 'fill-info',
  warning: 'fill-warning',
  neutral: 'fill-line-strong',
}

export const STROKE: Record<ChartTone, string> = {
  action: 'stroke-action',
  attention: 'stroke-attention',
  info: 'stroke-info',
  warning: 'stroke-warning',
  neutral: 'stroke-line-strong',
}

export const GROUND: Record<ChartTone, string> = {
  action: 'bg-action',
  attention: 'bg-attention',
  info: 'bg-info',
  warning: 'bg-warning',
  neutral: 'bg-line-strong',
}
