import { foldForSearch } from '../text/index.ts'
import { plainDigits } from './plain-digits.ts'

/**
 * The words beside a number decide its kind: 'bare' has no mark of money, 'unit-price' is for each square metre or hectare, 'other' counts
 * metres, bedrooms, years or percentages.
 */
export interface FoundAmount {
  kind: 'pesos' | 'bare' | 'foreign' | 'unit-price' | 'other'
  value: number | null
  power: number
  start: number
  end: number
}

const POWERS: ReadonlyMap<string, number> = new Map([
  ['mil', 3],
  ['k', 3],
  ...['m', 'mm', 'mdp', 'mdd', 'mill', 'mills', 'millon', 'millones'].map(
    (word) => [word, 6] as const,
  ),
])
const MAX_MILLIONS_WITH_M = 50

const NUMBER = /\d{1,3}(?: \d{3})+(?!\d|[.,]\d{3})(?:[.,]\d{1,2}(?!\d))?|[.,]?\d[\d.,]*/g
const SCALE = /^ ?(mil|k|mdp|mdd|millon(?:es)?|mills?|mm|m)(?![a-z\d²])/
const HALF_BEFORE_SCALE = /^ y medi[oa](?= (?:mil|millon(?:es)?|mdp)(?![a-z]))/
const HALF = /^ y medi[oa](?![a-z])/
const PESOS_AFTER = /^ ?(?:de )?(?:pesos?|mxn|mx|m\. ?n\.|mn)(?![a-z])/
const FOREIGN_AFTER = /^ ?(?:de )?(?:usd|us|dolar(?:es)?|dlls?|dls|euros?|eur|€)(?![a-z])/
const PESOS_BEFORE = /(?:\$|(?:^|[^a-z])(?:mxn|mx|mn) ?\$?) ?$/
const FOREIGN_BEFORE = /(?:(?:^|[^a-z])(?:usd|us|u|dlls?|dls) ?\$?|€) ?$/
const EACH = /^ ?(?:\/|por|x|el|c\/|cada)? ?(?:m2|m²|mts?2|metros?|ha|hectareas?|varas?)(?![a-z])/
const OTHER_UNIT =
  /^ ?(?:%|por ciento|m2|m²|mts?2?|m|metros?|ha|hectareas?|varas?|km|rec|recs|recamaras?|habitaciones|cuartos?|banos?|pisos?|nivel(?:es)?|plantas?|anos?|mes(?:es)?|dias?|autos?|cajon(?:es)?|estacionamientos?|personas?|casas?|deptos?|departamentos?|locales|unidades)(?![a-z])/
const SIGN = /([-−–])( ?)\$?( ?)$/

export function prepareMoneyText(text: string): string {
  return (
    foldForSearch(text)
      .replaceAll(/\s+/g, ' ')
      .trim()
      // Contracts repeat the amount in words: '$1,500.00 (MIL QUINIENTOS PESOS 00/100 M.N.)'.
      .replaceAll(/\d{2} ?\/ ?100(?!\d)(?: m\. ?n\.)?/g, ' ')
      .replaceAll(/\([^)\d]*\)/g, ' ')
      .replaceAll(/(\d)\.[-–—](?!\d)/g, '$1')
      // In an older Mexican notation an apostrophe separates millions: 1'500,000.
      .replaceAll(/(\d)['’´`](?=\d{3})/g, '$1,')
      .replaceAll(/(^|[^a-z\d])un millon(?![a-z])/g, '$11 millon')
      .replaceAll(/(^|[^a-z\d])medio millon(?![a-z])/g, '$1500 mil')
      .replace(/^(\$ ?)?millon(?![a-z])/, '$11 millon')
  )
}

export function findAmounts(text: string): FoundAmount[] {
  const found: FoundAmount[] = []
  for (const match of text.matchAll(NUMBER)) {
    const last = found.at(-1)
    const from = last?.end ?? 0
    const digits = /^\d/.test(match[0]) ? match[0].replace(/[.,]+$/, '') : match[0]
    const before = text.slice(from, match.index)
    // The 2 of 'm2' and the 12 of 'B12' are parts of words.
    if (match.index < from || isInsideWord(before)) continue
    const amount = readOne(text, digits, match.index, before)
    const joined = last && join(last, amount, before)
    if (joined) found.splice(-1, 1, joined)
    else found.push(amount)
  }
  return found
}

function isInsideWord(before: string): boolean {
  return /[a-z]$/.test(before) && !PESOS_BEFORE.test(before) && !FOREIGN_BEFORE.test(before)
}

function readOne(text: string, digits: string, start: number, before: string): FoundAmount {
  let end = start + digits.length
  const take = (pattern: RegExp): string | null => {
    const [all, word = ''] = pattern.exec(text.slice(end)) ?? []
    if (all === undefined) return null
    end += all.length
    return word
  }
  const isHalved = take(HALF_BEFORE_SCALE) !== null
  const bareEnd = end
  const unit = take(SCALE) ?? ''
  const plain = plainDigits(digits, unit !== '')
  const isMetres = unit === 'm' && Number(plain) >= MAX_MILLIONS_WITH_M
  if (isMetres) end = bareEnd
  const power = isMetres ? 0 : (POWERS.get(unit) ?? 0)
  const hasHalf = isHalved || (power > 0 && take(HALF) !== null)
  const value =
    plain === null ? null : Number(`${plain}e${power}`) + (hasHalf ? 0.5 * 10 ** power : 0)
  const isForeign = unit === 'mdd' || FOREIGN_BEFORE.test(before) || take(FOREIGN_AFTER) !== null
  const isPesos = take(PESOS_AFTER) !== null || PESOS_BEFORE.test(before) || power > 0
  const rest = text.slice(end)
  const sign = isNegative(before, start > before.length) ? -1 : 1
  return {
    kind: kindOf({ isForeign, isPesos, rest }),
    value: value === null ? null : sign * value,
    power,
    start: start - lengthOfPrefix(before),
    end,
  }
}

function kindOf({
  isForeign,
  isPesos,
  rest,
}: {
  isForeign: boolean
  isPesos: boolean
  rest: string
}): FoundAmount['kind'] {
  if (isForeign) return 'foreign'
  if (isPesos) return EACH.test(rest) ? 'unit-price' : 'pesos'
  return OTHER_UNIT.test(rest) ? 'other' : 'bare'
}

function lengthOfPrefix(before: string): number {
  const [prefix = ''] =
    /[-−–]? ?(?:us|u|mxn|mx|mn|usd|dlls?|dls)? ?[$€]? ?[-−–]?$/.exec(before) ?? []
  return prefix.length
}

/** A dash is a minus sign only if it touches the amount: '5-7' is a range, and 'Precio - 5' has a separator. */
function isNegative(before: string, followsNumber: boolean): boolean {
  const [all, , gap, secondGap] = SIGN.exec(before) ?? []
  if (all === undefined) return false
  const head = before.slice(0, before.length - all.length)
  if (head === '' && followsNumber) return false
  return head.trim() === '' || head.endsWith('$') || (gap === '' && secondGap === '')
}

function join(large: FoundAmount, small: FoundAmount, gap: string): FoundAmount | null {
  if (!/^(?:,? | y | con )$/.test(gap) || large.power === 0) return null
  if (large.value === null || small.value === null || large.value < 0) return null
  if (large.kind !== 'pesos' || (small.kind !== 'pesos' && small.kind !== 'bare')) return null
  const value = smallerPart(large.power, small.power, small.value)
  if (value === null) return null
  return { ...large, power: small.power, value: large.value + value, end: small.end }
}

function smallerPart(power: number, smallPower: number, value: number): number | null {
  if (smallPower > 0) return smallPower < power && value < 10 ** power ? value : null
  // In speech, '2 millones 350' means 2,350,000.
  if (power === 6 && value >= 100 && value < 1000) return value * 1000
  return value < 10 ** power && (power === 3 || value >= 1000) ? value : null
}
