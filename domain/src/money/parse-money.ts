import { findAmounts, prepareMoneyText, type FoundAmount } from './find-amounts.ts'

export type MoneyText =
  | { kind: 'amount'; pesos: number }
  | { kind: 'unknown' | 'several' | 'foreign' | 'unit-price' }

/** A longer text is no amount but, for example, a whole listing that was pasted by mistake. */
const MAX_LENGTH = 500

const NEUTRAL_WORDS = new Set(
  (
    'a al aprox aproximadamente como comision con costo cerrado de del desde el en es final hasta incluido incluye iva la ' +
    'lista mas mensual mensuales mes monto neto netos negociable oferta pago por precio presupuesto renta sin solo son ' +
    'total tratar unos valor vale venta'
  ).split(' '),
)

/** MONEY-05 to MONEY-07: two different amounts, other currencies and prices per square metre are reported instead of guessed. */
export function readMoneyText(text: string): MoneyText {
  if (text.length > MAX_LENGTH) return { kind: 'unknown' }
  const prepared = prepareMoneyText(text)
  const found = findAmounts(prepared)
  const ofKind = (...kinds: FoundAmount['kind'][]) =>
    found.filter(({ kind }) => kinds.includes(kind))
  const pesos = ofKind('pesos')
  const bare = ofKind('bare')
  if (pesos.length === 0 && ofKind('foreign').length > 0) return { kind: 'foreign' }
  if (pesos.length === 0 && ofKind('unit-price').length > 0) return { kind: 'unit-price' }
  const values = new Set([...pesos, ...bare].map(({ value }) => value))
  if (values.has(null)) return { kind: 'unknown' }
  if (values.size > 1) return { kind: 'several' }
  const [value] = values
  if (value === undefined || value === null) return { kind: 'unknown' }
  const [first] = bare
  if (pesos.length === 0 && first && !isNeutral(prepared, first)) return { kind: 'unknown' }
  return { kind: 'amount', pesos: value }
}

export function parseMoney(text: string): number | null {
  const reading = readMoneyText(text)
  return reading.kind === 'amount' ? reading.pesos : null
}

function isNeutral(text: string, { start, end }: FoundAmount): boolean {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`
  const words = rest.match(/[a-z]+/g) ?? []
  return words.every((word) => NEUTRAL_WORDS.has(word)) && /^[a-z\s:;.()+=~¡!¿?"«»“”]*$/.test(rest)
}
