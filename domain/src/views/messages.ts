import { formatNumber } from '../numbers/index.ts'
import { VIEW_LIMITS } from './view.ts'

export const VIEW_MESSAGES = {
  notUnderstood: (piece: string) => `No se entendió «${piece}» y no se aplicó.`,
  tooManyConditions: `Una vista tiene hasta ${VIEW_LIMITS.conditions} condiciones; las demás no se aplicaron.`,
  tooManySorts: `Una vista se ordena hasta por ${VIEW_LIMITS.sorts} campos; los demás no se aplicaron.`,
  nameMissing: 'Escribe el nombre de la vista',
  nameTooLong: `El nombre no puede exceder los ${VIEW_LIMITS.nameLength} caracteres`,
}

const days = (count: number) => (count === 1 ? '1 día' : `${formatNumber(count)} días`)

export const PHRASES = {
  any: (noun: string, list: string) => `con ${noun} ${list}`,
  none: (noun: string, list: string) => `sin ${noun} ${list}`,
  has: (noun: string) => `con ${noun}`,
  lacks: (noun: string) => `sin ${noun}`,
  min: (noun: string, amount: string) => `con ${noun} desde ${amount}`,
  max: (noun: string, amount: string) => `con ${noun} hasta ${amount}`,
  last: (noun: string, count: number) => `con ${noun} en los últimos ${days(count)}`,
  lastMonths: (noun: string, count: number) =>
    count === 1
      ? `con ${noun} en el último mes`
      : `con ${noun} en los últimos ${formatNumber(count)} meses`,
  notLast: (noun: string, count: number) => `sin ${noun} desde hace ${days(count)}`,
  before: (noun: string, count: number) => `con ${noun} hace más de ${days(count)}`,
  next: (noun: string, count: number) => `con ${noun} en los próximos ${days(count)}`,
  today: (noun: string) => `con ${noun} hoy`,
  week: (noun: string) => `con ${noun} esta semana`,
  month: (noun: string) => `con ${noun} este mes`,
  rest: (noun: string) => `con ${noun} de hoy al domingo`,
  past: (noun: string) => `con ${noun} antes de hoy`,
  from: (noun: string, date: string) => `con ${noun} desde el ${date}`,
  until: (noun: string, date: string) => `con ${noun} hasta el ${date}`,
  says: (text: string) => `que dicen «${text}»`,
  notAdjective: (list: string) => `que no son ${list}`,
}

export const OPERATOR_LABELS = {
  any: 'es',
  none: 'no es',
  has: 'tiene',
  lacks: 'no tiene',
  min: 'desde',
  max: 'hasta',
  last: 'en los últimos días',
  lastMonths: 'en los últimos meses',
  notLast: 'no desde hace días',
  before: 'hace más de días',
  next: 'en los próximos días',
  today: 'hoy',
  week: 'esta semana',
  month: 'este mes',
  rest: 'de hoy al domingo',
  past: 'antes de hoy',
  from: 'desde el día',
  until: 'hasta el día',
  yes: 'sí',
  no: 'no',
  says: 'dice',
}
