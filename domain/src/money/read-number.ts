import { formatNumber } from '../numbers/index.ts'
import { NUMBER_MESSAGES as texts } from './messages.ts'
import { plainDigits } from './plain-digits.ts'
import type { NumberReading } from './typed-number.ts'

export interface NumberRule {
  min: number
  max: number
  step: number
  unit?: string | undefined
}

const UNITS = / ?(?:%|por ciento|m2|m²|mts?2?\.?|metros(?: cuadrados)?|años?|meses|mes)$/i
const SMALL = 1000

export function parseNumber(text: string, max: number): number | null {
  const bare = text.trim().replace(UNITS, '').replace('−', '-')
  const [, sign = '', digits = ''] = /^(-?) ?([\d.,]+)$/.exec(bare) ?? []
  if (!/\d/.test(digits)) return null
  const plain = max < SMALL ? decimalDigits(digits) : plainDigits(digits)
  return plain === null ? null : Number(`${sign}${plain}`)
}

/** MONEY-09: reads the text of a number field. */
export function readNumber(text: string, { min, max, step, unit }: NumberRule): NumberReading {
  const typed = text.trim()
  if (typed === '') return { kind: 'empty' }
  const number = parseNumber(typed, max)
  if (number === null) return { kind: 'unread', fault: texts.unknownNumber(typed.slice(0, 40)) }
  const value = roundToStep(number, step)
  // The range applies to the number before rounding: 100.04 is above 100.
  if (number < min || number > max) {
    return { kind: 'unread', fault: texts.outOfRange(show(min, unit), show(max, unit)) }
  }
  const note =
    value === number ? null : texts.rounded(show(number, unit), show(value, unit), show(step))
  return { kind: 'read', value, note }
}

/** Rounds to the nearest step, halves up. Only 12 significant digits are used, since 3.25 / 0.1 is 32.499… in binary. */
export function roundToStep(value: number, step: number): number {
  const steps = Math.round(Number((value / step).toPrecision(12)))
  return Number((steps * step).toPrecision(12))
}

function decimalDigits(digits: string): string | null {
  const plain = digits.replace(',', '.')
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? plain : null
}

function show(value: number, unit?: string): string {
  const figure = formatNumber(value, 10)
  return unit === undefined ? figure : `${figure} ${unit}`
}
