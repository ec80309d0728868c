import { hasWholeCents, MAX_PESOS } from './cents.ts'
import { formatAmount } from './format-mxn.ts'
import { NUMBER_MESSAGES as say } from './messages.ts'
import { readMoneyText } from './parse-money.ts'
import type { NumberReading } from './typed-number.ts'

interface AmountOptions {
  /** What follows the decimal point is left out. */
  wholePesos?: boolean | undefined
  /** Empty for a template's number, which may count anything. */
  symbol?: '$' | '' | undefined
}

/** A quoted text is only a reminder of what was typed. */
const QUOTED = 40

/** What a field of pesos makes of what was typed or pasted. */
export function readAmount(
  text: string,
  { wholePesos = false, symbol = '$' }: AmountOptions = {},
): NumberReading {
  const typed = text.trim()
  if (typed === '') return { kind: 'empty' }
  const money = readMoneyText(typed)
  if (money.kind !== 'amount') return { kind: 'unread', fault: faultOf(money.kind, quote(typed)) }
  const { pesos } = money
  const fault = limitFault(pesos, wholePesos)
  if (fault !== null) return { kind: 'unread', fault }
  const value = wholePesos ? Math.trunc(pesos) : pesos
  return { kind: 'read', value, note: noteOf(typed, pesos, value, symbol) }
}

function limitFault(pesos: number, wholePesos: boolean): string | null {
  if (pesos < 0) return say.negativeAmount
  if (pesos > MAX_PESOS) return say.tooLarge(`$${formatAmount(MAX_PESOS)}`)
  return wholePesos || hasWholeCents(pesos) ? null : say.tooManyDecimals
}

function faultOf(kind: 'unknown' | 'several' | 'foreign' | 'unit-price', text: string): string {
  switch (kind) {
    case 'unknown':
      return say.unknownAmount(text)
    case 'several':
      return say.severalAmounts(text)
    case 'foreign':
      return say.foreign(text)
    case 'unit-price':
      return say.unitPrice(text)
  }
}

/** Plain figures speak for themselves; words, foreign separators and cents that are left out do not. */
function noteOf(typed: string, pesos: number, value: number, symbol: string): string | null {
  const amount = `${symbol}${formatAmount(value)}`
  if (pesos !== value) return say.wholePesos(amount)
  return Number(typed.replaceAll(/[$,\s]/g, '')) === value ? null : say.equals(amount)
}

function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line
}
