import type { DayRange } from '@predio/domain/reports'
import type { ReportId } from '../messages.ts'

const FILES: Record<ReportId, string> = {
  pipeline: 'embudo',
  stages: 'conversion',
  forecast: 'pronostico',
  commissions: 'comisiones',
  outcomes: 'ganadas-y-perdidas',
  sources: 'origenes',
  activity: 'actividad',
  tasks: 'tareas',
  inventory: 'inventario',
}

export function csvName(id: ReportId, { from, to }: DayRange): string {
  return `reporte-${FILES[id]}-${from}-a-${to}.csv`
}
