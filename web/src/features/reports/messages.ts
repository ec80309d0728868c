import { OPERATION_LABELS } from '@predio/domain/properties'
import type { Period, RangeFault } from '@predio/domain/reports'
import { words as sharedWords } from '../../lib/words.ts'

/** REP-29: each report has a text that says which data are missing. */
export const reportTexts = {
  pipeline: {
    title: 'Embudo por etapa',
    empty: 'No hay oportunidades abiertas',
    fill: 'Registra una oportunidad en el CRM con su monto y su probabilidad: aquí verás cuánto vale cada etapa.',
  },
  stages: {
    title: 'Conversión y tiempo por etapa',
    empty: 'Nada comenzó ni cambió de etapa en este periodo',
    fill: 'Mueve tus oportunidades de etapa conforme avancen: aquí verás cuántas siguen y cuánto tardan.',
  },
  forecast: {
    title: 'Pronóstico de cierres',
    empty: 'Ninguna oportunidad por cerrar',
    fill: 'Ponle a tus oportunidades monto, probabilidad y fecha estimada de cierre: aquí verás qué esperar cada mes.',
  },
  commissions: {
    title: 'Comisiones',
    empty: 'Sin comisiones en este periodo',
    fill: 'Aparecen al ganar una oportunidad con comisión, o al esperar que cierre en estas fechas.',
  },
  outcomes: {
    title: 'Ganadas y perdidas',
    empty: 'Nada se cerró en este periodo',
    fill: 'Al pasar una oportunidad a Ganada o Perdida anota el motivo: aquí verás qué funciona y qué no.',
  },
  sources: {
    title: 'De dónde vienen tus clientes',
    empty: 'Ningún cliente nuevo en este periodo',
    fill: 'Agrega clientes y elige su origen: aquí verás cuál te trae más ventas.',
  },
  activity: {
    title: 'Actividad',
    empty: 'Sin contactos en este periodo',
    fill: 'Registra llamadas, visitas y mensajes en la ficha de cada cliente: aquí verás tu ritmo.',
  },
  tasks: {
    title: 'Tareas a tiempo',
    empty: 'Ninguna tarea vence en este periodo',
    fill: 'Crea tareas con fecha: aquí verás cuántas terminas a tiempo.',
  },
  prospects: {
    title: 'Respuesta a prospectos',
    empty: 'Ningún prospecto llegó en este periodo',
    fill: 'Conecta tus formularios y portales al Buzón: aquí verás qué tan pronto respondes, por origen.',
  },
  inventory: {
    title: 'Inventario de propiedades',
    empty: 'Aún no hay propiedades que contar',
    fill: 'Conecta tu sitio de WordPress en Configuración: aquí verás qué ofreces, por tipo y por precio.',
  },
} as const

export type ReportId = keyof typeof reportTexts

export const messages = {
  title: 'Reportes',
  period: 'Periodo',
  from: 'Desde',
  to: 'Hasta',
  print: sharedWords.print,
  summary: 'Resumen',
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfica',
  csv: 'CSV',
  exported: 'Reporte exportado',
  exportFailed: 'No se pudo exportar el reporte. Intenta de nuevo.',
  loadFailed: 'No se pudo cargar este reporte',
  unknown: 'Sin datos',
  loading: sharedWords.loading,
  total: 'Total',
  connect: 'Conectar mi sitio',
} as const

export const periodLabels: Record<Period, string> = {
  month: 'Este mes',
  quarter: 'Últimos 3 meses',
  year: 'Este año',
  all: 'Todo',
  custom: 'Personalizado',
}

export const rangeFaults: Record<RangeFault, string | undefined> = {
  incomplete: undefined,
  outside: 'Elige fechas entre 2000 y 2099',
  reversed: 'La fecha final no puede ser anterior a la inicial',
  long: 'Elige un periodo de 10 años o menos',
}

export const columns = {
  stage: 'Etapa',
  month: 'Mes',
  week: 'Semana del',
  reason: 'Motivo',
  outcome: 'Resultado',
  source: 'Origen',
  clientType: 'Tipo de cliente',
  dealType: 'Operación',
  contactType: sharedWords.type,
  propertyType: sharedWords.type,
  price: 'Precio',
  deals: 'Oportunidades',
  amount: 'Valor',
  weighted: 'Ponderado',
  commission: 'Comisión',
  won: 'Ganadas',
  lost: 'Perdidas',
  wonAmount: 'Monto ganado',
  lostAmount: 'Monto perdido',
  reached: 'Llegaron',
  wentOn: 'Siguieron',
  conversion: 'Conversión',
  lostHere: 'Perdidas aquí',
  averageDays: 'Promedio',
  median: 'Mediana',
  leftIt: 'Salieron',
  clients: 'Clientes',
  buyers: 'Con cierre',
  earned: 'Ganadas',
  expected: 'Esperadas',
  expectedWeighted: 'Esperadas, ponderadas',
  onTime: 'A tiempo',
  late: 'Con retraso',
  missed: 'Vencidas',
  pending: 'Por vencer',
  prospects: 'Prospectos',
  answered: 'Respondidos',
  withinFiveMinutes: 'En 5 minutos',
  withinAnHour: 'En 1 hora',
  accepted: 'Aceptados',
  discarded: 'Descartados',
  ...OPERATION_LABELS,
  listings: 'Propiedades',
  total: 'Total',
} as const

export const captions = {
  pipeline: 'Valor por etapa',
  funnel: 'Cuántas llegan a cada etapa',
  times: 'Días en cada etapa',
  forecast: 'Valor y ponderado por mes',
  commissions: 'Comisiones por mes',
  commissionTypes: 'Comisiones por operación',
  outcomes: 'Cierres por mes',
  reasons: 'Motivos',
  sources: 'Por origen',
  clientTypes: 'Por tipo de cliente',
  activityWeeks: 'Contactos por semana',
  activityMonths: 'Contactos por mes',
  activityTypes: 'Por tipo de contacto',
  tasksWeeks: 'Tareas por semana en que vencían',
  tasksMonths: 'Tareas por mes en que vencían',
  prospects: 'Qué tan pronto, por origen',
  inventoryTypes: 'Por tipo',
  inventoryPrices: 'Por precio',
} as const

export const words = {
  weightedLegend: 'Ponderado por probabilidad',
  restOfAmount: 'Resto del valor',
  withoutDeal: 'Sin cierre todavía',
  otherTypes: 'Otros tipos',
  noReason: 'Sin motivo anotado',
  noSource: 'Sin origen anotado',
  won: 'Ganada',
  lost: 'Perdida',
  winRate: 'Tasa de cierre',
  daysToWin: 'Para ganar, en promedio',
  begun: 'Comenzadas en el periodo',
  contacts: 'Contactos',
  newClients: 'Clientes nuevos',
  rate: 'A tiempo',
  medianAnswer: 'Para responder, mediana',
  withinTheHour: 'De 5 minutos a 1 hora',
  later: 'Después de 1 hora',
  unanswered: 'Sin responder',
  available: 'Disponibles',
} as const
