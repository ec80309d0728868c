import { hasWholeCents, MAX_PESOS } from './cents.ts'
import { formatAmount } from './format-mxn.ts'
import { NUMBER_MESSAGES as texts } from './messages.ts'
import { readMoneyText } from './parse-money.ts'
import type { NumberReading } from './typed-number.ts'

interface AmountOptions {
  wholePesos?: boolean | undefined
  symbol?: '$' | '' | undefined
}

const MAX_QUOTED = 40

/** MONEY-08: reads the text of an amount field. */
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
  if (pesos < 0) return texts.negativeAmount
  if (pesos > MAX_PESOS) return texts.tooLarge(`$${formatAmount(MAX_PESOS)}`)
  return wholePesos || hasWholeCents(pesos) ? null : texts.tooManyDecimals
}

function faultOf(kind: 'unknown' | 'several' | 'foreign' | 'unit-price', text: string): string {
  switch (kind) {
    case 'unknown':
      return texts.unknownAmount(text)
    case 'several':
      return texts.severalAmounts(text)
    case 'foreign':
      return texts.foreign(text)
    case 'unit-price':
      return texts.unitPrice(text)
  }
}

function noteOf(typed: string, pesos: number, value: number, symbol: string): string | null {
  const amount = `${symbol}${formatAmount(value)}`
  if (pesos !== value) return texts.wholePesos(amount)
  return Number(typed.replaceAll(/[$,\s]/g, '')) === value ? null : texts.equals(amount)
}

function quote(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > MAX_QUOTED ? `${line.slice(0, MAX_QUOTED)}…` : line
}
