import { type CalendarDate, formatCalendarDate } from '../dates/index.ts'

export const FIGURE_MESSAGES = {
  since: (from: CalendarDate) => `vigente desde el ${formatCalendarDate(from, 'long')}`,
  umaExpired: (amount: string, until: CalendarDate) =>
    `La UMA de ${amount} venció el ${formatCalendarDate(until, 'long')} y estos montos cambian con ella: consulta la vigente en el INEGI`,
  marketsSince: (from: CalendarDate) =>
    `Precios de referencia de Predio, en uso desde ${formatCalendarDate(from, 'month')}.`,
  marketsExpired: (from: CalendarDate) =>
    `Los precios de referencia son de ${formatCalendarDate(from, 'month')} y ya tienen más de un año: compáralos con el mercado antes de usarlos.`,
  dollarSince: (rate: string, from: CalendarDate) =>
    `Los precios en dólares se cuentan con un dólar de ${rate}, de ${formatCalendarDate(from, 'month')}.`,
  dollarExpired: (rate: string, from: CalendarDate) =>
    `Los precios en dólares se cuentan con un dólar de ${rate}, de ${formatCalendarDate(from, 'month')}: puede haber cambiado.`,
  rateSince: (name: string, percent: number, from: CalendarDate) =>
    `${name} ${percent} % desde ${from.slice(0, 4)}`,
} as const
