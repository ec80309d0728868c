import { labelsOf } from '@predio/domain/fields'
import { countOf, formatNumber } from '@predio/domain/numbers'
import { CLOSING_FIELDS, OPPORTUNITY_FIELDS } from '@predio/domain/opportunities'
import { shownTitle } from '@predio/domain/properties'
import { words } from '../../lib/words.ts'

export const messages = {
  heading: 'Oportunidades',
  stages: 'Etapas',
  stageCount: (stage: string, count: number) => `${stage} · ${formatNumber(count)}`,
  jumpFrom: (stage: string) => `${stage}: ir a otra etapa`,
  newOpportunity: 'Nueva Oportunidad',
  editOpportunity: 'Editar Oportunidad',
  createOpportunity: 'Crear oportunidad',
  created: 'Oportunidad creada exitosamente',
  changed: 'Oportunidad actualizada exitosamente',
  saveFailed: 'Error al guardar la oportunidad',
  gone: 'Esta oportunidad se eliminó desde otro lugar. Copia lo que necesites antes de cerrar.',
  notVerified: {
    create: 'No se pudo verificar la actualización',
    update: 'No se pudo verificar la actualización',
  },
  loadFailed: words.crmLoadFailed,
  loadFailedAdvice: words.checkConnection,
  moreFailed: 'No se pudieron cargar más oportunidades. Intenta de nuevo.',
  exported: 'Oportunidades exportadas',
  exportFailed: 'No se pudieron exportar las oportunidades. Intenta de nuevo.',
  none: 'Aún no tienes oportunidades',
  noneText: 'Registra la primera: a quién le interesa, qué propiedad y cuánto esperas cerrar.',
  createFirst: 'Crear la primera',
  noMatches: 'Ninguna oportunidad coincide',
  noMatchesText: words.loosenSearch,
  view: 'Vista',
  views: { board: 'Tablero', list: 'Lista' },
  searchLabel: 'Buscar oportunidades',
  searchPlaceholder: 'Buscar por cliente o propiedad...',
  allTypes: 'Venta y renta',
  order: 'Orden',
  createInStage: (stage: string) => `Nueva oportunidad en ${stage}`,
  showMore: (count: number) => `${words.showMore} (${formatNumber(count)})`,
  moveTo: 'Mover a…',
  moveLabel: (client: string) => `Mover a… la oportunidad de ${client}`,
  probability: (percent: number) => `${percent} % de probabilidad`,
  closing: (date: string) => `Cierre: ${date}`,
  commission: (amount: string) => `Comisión ${amount}`,
  expectedCommission: 'Comisión esperada',
  moving: 'Suéltala en otra etapa',
  dragLabel: (client: string) => `Arrastrar ${client}`,
  dropLabel: (column: string) => `Soltar en ${column}`,
  emptyColumn: 'Nada en esta etapa',
  noClient: 'Sin cliente',
  noProperty: 'Sin propiedad',
  propertyLater: 'Todavía sin propiedad',
  noAmount: 'Sin monto',
  stale: 'Sin movimiento',
  commissionUnknown: {
    sale: 'Escribe monto y comisión para calcularla',
    rent: 'Escribe la renta y los meses para calcularla',
  },
  rentHelp: 'La renta de un mes',
  subject: 'Esta oportunidad',

  howMuchWon: '¡Felicidades! ¿Con cuánto cerró?',
  whyLost: '¿Por qué se perdió?',
  whatHelped: '¿Qué ayudó a cerrarla?',
  usualReasons: 'Motivos frecuentes',
  markAs: { won: 'Marcar como ganada', lost: 'Marcar como perdida' },
} as const

const {
  client_id: client,
  property_id: property,
  ...labels
} = labelsOf({ ...OPPORTUNITY_FIELDS, ...CLOSING_FIELDS })

export const FIELD_LABELS = { client, property, ...labels }

export const SORTS = {
  newest: 'Más recientes',
  amount: 'Mayor monto',
  close: 'Cierre más próximo',
  still: 'Más tiempo en su etapa',
  client: 'Cliente, A a Z',
} as const

export function titleOf(client: string | null): string {
  return `Oportunidad de ${client ?? messages.noClient}`
}

export function stayed(client: string, target: string, current: string): string {
  return `La oportunidad de ${client} no se movió a «${target}»: sigue en «${current}».`
}

export function movedByAnother(client: string, current: string): string {
  return `La oportunidad de ${client} ya se había movido desde otro lugar: está en «${current}».`
}

export function daysInStageText(days: number): string {
  return days === 0 ? 'En esta etapa desde hoy' : `${shortDaysText(days)} en esta etapa`
}

export function shortDaysText(days: number): string {
  if (days === 0) return 'Hoy'
  return countOf(days, 'día', 'días')
}

export function describeCount(count: number): string {
  return countOf(count, 'oportunidad', 'oportunidades')
}

interface Named {
  client_name: string | null
  property_title: string | null
}

export function askHowItClosed({ client_name, property_title }: Named, stage: string): string {
  const who = client_name ?? messages.noClient
  return `${who} · ${shownTitle(property_title) ?? messages.noProperty}. Pasará a «${stage}» en cuanto lo confirmes.`
}
