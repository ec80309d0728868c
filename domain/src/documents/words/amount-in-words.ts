import { MAX_PESOS, toCents } from '../../money/index.ts'
import { numberInWords } from './number-in-words.ts'

/**
 * Cheques, pagarés and contracts write 'UN MILLÓN DOSCIENTOS MIL PESOS 00/100 M.N.' in capitals, so that nothing can be written between the
 * words.
 */
export function amountInWords(pesos: number): string {
  if (!(pesos >= 0 && pesos <= MAX_PESOS)) throw new RangeError(`not an amount: ${pesos}`)
  const cents = toCents(pesos)
  const whole = Math.floor(cents / 100)
  const words = numberInWords(whole, 'beforeNoun')
  // 'millón' is a noun: it is 'un millón DE pesos', but 'un millón mil pesos'.
  const of = whole > 0 && whole % 1_000_000 === 0 ? ' de' : ''
  const unit = whole === 1 ? 'peso' : 'pesos'
  const fraction = String(cents % 100).padStart(2, '0')
  return `${`${words}${of} ${unit}`.toLocaleUpperCase('es-MX')} ${fraction}/100 M.N.`
}
