/** Each line also has its own dashes, so that the colour is not the only difference between two series. */
export type ChartTone = 'action' | 'attention' | 'info' | 'warning' | 'neutral'

export interface ChartSeries {
  name: string
  values: readonly number[]
  tone?: ChartTone
}

export interface ChartProps {
  title: string
  isTitleHidden?: boolean
  labels: readonly string[]
  labelsName?: string
  series: readonly ChartSeries[]
  format: (value: number) => string
  formatShort?: (value: number) => string
  height?: number
  width?: number
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
