import { countOf } from '@predio/domain/numbers'
import { shownTitle } from '@predio/domain/properties'

/** Specification, CRM section 8; what it does not word is in the same voice. */
export const messages = {
  created: 'Oportunidad creada exitosamente',
  changed: 'Oportunidad actualizada exitosamente',
  saveFailed: 'Error al guardar la oportunidad',
  gone: 'Esta oportunidad se eliminó desde otro lugar. Copia lo que necesites antes de cerrar.',
  notVerified: {
    create: 'No se pudo verificar la actualización',
    update: 'No se pudo verificar la actualización',
  },
  loadFailed: 'Error al cargar los datos del CRM',
  loadFailedAdvice: 'Revisa tu conexión e intenta de nuevo.',
  moreFailed: 'No se pudieron cargar más oportunidades. Intenta de nuevo.',
  exported: 'Oportunidades exportadas',
  exportFailed: 'No se pudieron exportar las oportunidades. Intenta de nuevo.',
  none: 'Aún no tienes oportunidades',
  noneAdvice: 'Registra la primera: a quién le interesa, qué propiedad y cuánto esperas cerrar.',
  nothingFound: 'Ninguna oportunidad coincide',
  nothingFoundAdvice: 'Prueba con otras palabras o quita los filtros.',
  moving: 'Suéltala en otra etapa',
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
} as const

export function titleOf(client: string | null): string {
  return `Oportunidad de ${client ?? messages.noClient}`
}

export function stayed(client: string, target: string, current: string): string {
  return `La oportunidad de ${client} no se movió a «${target}»: sigue en «${current}».`
}

export function movedElsewhere(client: string, current: string): string {
  return `La oportunidad de ${client} ya se había movido desde otro lugar: está en «${current}».`
}

export function daysInStageText(days: number): string {
  return days === 0 ? 'En esta etapa desde hoy' : `${shortDaysText(days)} en esta etapa`
}

export function shortDaysText(days: number): string {
  if (days === 0) return 'Hoy'
  return countOf(days, 'día', 'días')
}

export function sayCount(count: number): string {
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
