import { countOf, formatNumber } from '@predio/domain/numbers'
import { formatCalendarDate } from '@predio/domain/dates'
import { formatCell, type DayRange } from '@predio/domain/reports'
import type { Asked } from './view.ts'

export function describeRange({ from, to }: DayRange): string {
  return from === to
    ? formatCalendarDate(from)
    : `${formatCalendarDate(from)} – ${formatCalendarDate(to)}`
}

/** REP-20: 'Todo' begins at the first day with data, so the range of days is always shown. */
export function describeAsked({ period, range }: Pick<Asked, 'period' | 'range'>): string {
  return period === 'all' ? `Todo lo registrado: ${describeRange(range)}` : describeRange(range)
}

export const describeDeals = (count: number) => countOf(count, 'oportunidad', 'oportunidades')

/** FIRST-10: the text says if the listings are examples. */
export function describeListings(count: number, isExample: boolean): string {
  const listings = countOf(count, 'propiedad', 'propiedades')
  return isExample ? `Ejemplo: ${listings}` : `Hoy, en tu lista: ${listings}`
}

export function describeHeld(to: string, today: string): string {
  return to < today
    ? `Lo que estaba abierto el ${formatCalendarDate(to)}, con los montos de hoy`
    : 'Lo que está abierto hoy'
}

export function describeOverdue(total: number, amount: number): string {
  const what = countOf(
    total,
    'oportunidad abierta tiene la fecha de cierre vencida',
    'oportunidades abiertas tienen la fecha de cierre vencida',
  )
  return `${what} (${formatCell(amount, 'money')}). Ponles una nueva para que el pronóstico sea real: las de estos meses aún cuentan en el suyo.`
}

export function describeUndated(total: number, amount: number): string {
  const what = countOf(total, 'no tiene fecha de cierre', 'no tienen fecha de cierre')
  return `${what} y no ${total === 1 ? 'aparece' : 'aparecen'} en ningún mes (${formatCell(amount, 'money')}).`
}

export function describeWentOn(share: number, wentOn: number, reached: number): string {
  return `${formatCell(share, 'percent')} ${wentOn === 1 ? 'siguió' : 'siguieron'} (${wentOn} de ${reached})`
}

export function describeClosedListings(count: number): string {
  return `${countOf(count, 'propiedad vendida o rentada sigue publicada', 'propiedades vendidas o rentadas siguen publicadas')} y no ${count === 1 ? 'cuenta' : 'cuentan'} aquí.`
}

export function describeWithoutPrice(count: number): string {
  return `${countOf(count, 'no tiene precio publicado', 'no tienen precio publicado')}.`
}

export function describeOtherPeriods(count: number): string {
  return `${countOf(count, 'renta es por noche, semana o año y no aparece', 'rentas son por noche, semana o año y no aparecen')} por precio.`
}

export function describeBand(operation: string, above: number, upTo: number): string {
  const pesos = (amount: number) => formatCell(amount, 'money')
  if (upTo === Infinity) return `${operation}: más de ${pesos(above)}`
  return above === 0
    ? `${operation}: hasta ${pesos(upTo)}`
    : `${operation}: ${pesos(above)} a ${pesos(upTo)}`
}

export const headlineLabels = {
  pipeline: 'Valor en proceso',
  outcomes: 'Ganado',
  commissions: 'Comisiones ganadas',
  sources: 'Clientes nuevos',
  activity: 'Contactos',
  tasks: 'Tareas a tiempo',
} as const

export const describeOpen = (count: number) =>
  countOf(count, 'oportunidad abierta', 'oportunidades abiertas')

export function describeClosed({ won, lost }: { won: number; lost: number }): string {
  if (won + lost === 0) return 'Nada cerrado aún'
  return `${countOf(won, 'ganada', 'ganadas')} de ${countOf(won + lost, 'cerrada', 'cerradas')}`
}

export const describeEarned = (expected: number) => `${formatCell(expected, 'money')} esperadas`

export const describeBuyers = (count: number) => `${formatNumber(count)} con cierre`

export function describeWeeks(total: number, weeks: number): string {
  const rate = weeks === 0 ? 0 : total / weeks
  return `${formatNumber(rate, 1)} por semana`
}

export function describeTasks(total: { on_time: number; late: number; missed: number }): string {
  const { on_time, late, missed } = total
  const due = on_time + late + missed
  return due === 0
    ? 'Ninguna ha vencido'
    : `${formatNumber(on_time)} de ${countOf(due, 'tarea', 'tareas')}`
}

export const describePrepared = (day: string) => `Preparado el ${day}`

export const describeHidden = (count: number) => `Y ${formatNumber(count)} más en la tabla`
