import { type CalendarDate, isCalendarDate } from '../../dates/index.ts'
import { numberInWords } from './number-in-words.ts'

export const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

export function dateInWords(date: CalendarDate): string {
  if (!isCalendarDate(date)) throw new RangeError(`not a date: ${date}`)
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const spokenDay = day === 1 ? 'primero' : numberInWords(day)
  return `${spokenDay} de ${MONTHS[month - 1]} de ${numberInWords(year)}`
}
