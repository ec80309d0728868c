import { formatNumber } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'

export const messages = {
  title: 'Llamadas de hoy',
  loadFailed: words.crmLoadFailed,
  empty: 'Nadie espera tu llamada',
  emptyHint: 'Hablaste con todos a tiempo. Mañana preparamos la lista de nuevo.',
  contacted: 'Clientes contactados',
  targetMet: 'Meta de hoy cumplida',
  targetMetHint: 'Si tienes tiempo, los demás esperan en la lista completa.',
  call: 'Llamar',
  whatsApp: 'WhatsApp',
  done: 'Hecho',
  noted: 'Llamada anotada',
  noteFailed: 'No se pudo anotar la llamada. Intenta de nuevo.',
  changeRules: 'Cambiar las reglas',
} as const

export function planText({ contacted, target }: { contacted: number; target: number }): string {
  return `${formatNumber(contacted)} de ${formatNumber(target)} hoy`
}

export function allCalls(count: number): string {
  return `Ver todas (${formatNumber(count)})`
}

export function introText(count: number): string {
  return count === 1
    ? 'Una persona a la que conviene contactar hoy, y por qué.'
    : `${formatNumber(count)} personas a las que conviene contactar hoy, lo más urgente primero.`
}
