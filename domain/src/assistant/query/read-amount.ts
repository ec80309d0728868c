import { parseMoney } from '../../money/index.ts'
import { readNumberWords } from './number-words.ts'
import { each, PhraseBook } from './phrase-book.ts'
import { type Reading, wordAt } from './reading.ts'

export interface Amount {
  value: number
  scale: number
  currency: 'MXN' | 'USD' | null
  isRent: boolean
  /** The digits as written. In 'entre 1.2 y 2 millones' the first number is read again with the scale of the second. */
  digits: string
  next: number
}

const MILLION = 1_000_000
const SCALES: ReadonlyMap<string, number> = new Map([
  ['mil', 1000],
  ['k', 1000],
  ...['millon', 'millones', 'mill', 'mills', 'mdp', 'mdd', 'mm', 'm'].map(
    (word) => [word, MILLION] as const,
  ),
])
const SCALE_NAMES: ReadonlyMap<number, string> = new Map([
  [1000, 'mil'],
  [MILLION, 'mdp'],
])
const LARGEST_M = 50

const CURRENCIES = new PhraseBook<'MXN' | 'USD'>([
  ...each('MXN' as const, 'pesos|peso|mxn|mn|varos', 'de pesos', 'pesos mexicanos'),
  ...each('USD' as const, 'dolares|dolar|usd|dlls|dls|dll', 'de dolares', 'us'),
])
const PERIODS = new PhraseBook(
  each(
    true,
    'al|por|x|cada mes',
    'mensual|mensuales|mensualmente',
    'de renta mensual|mensuales',
    '/ mes',
    'de renta',
    'a la semana',
    'por|la|cada noche',
  ),
)

export function readAmount(reading: Reading, from: number): Amount | null {
  const prefix = readPrefix(reading, from)
  const base = readBase(reading, prefix.next)
  if (!base) return null
  const tail = CURRENCIES.find(reading, base.next)
  const afterCurrency = tail?.next ?? base.next
  const period = PERIODS.find(reading, afterCurrency)
  const isDollars = wordAt(reading, base.next - 1) === 'mdd'
  return {
    ...base,
    currency: isDollars ? 'USD' : (tail?.value ?? prefix.currency),
    isRent: period !== null,
    next: period?.next ?? afterCurrency,
  }
}

export function rescale(amount: Amount, scale: number): Amount {
  return { ...amount, scale, value: scaled(amount.digits, amount.value, scale) }
}

function readPrefix(reading: Reading, at: number): { currency: Amount['currency']; next: number } {
  const isUs = ['us', 'usd', 'u'].includes(wordAt(reading, at))
  const sign = isUs ? at + 1 : at
  if (wordAt(reading, sign) === '$') return { currency: isUs ? 'USD' : 'MXN', next: sign + 1 }
  if (wordAt(reading, at) === 'usd') return { currency: 'USD', next: at + 1 }
  if (wordAt(reading, at) === 'mxn') return { currency: 'MXN', next: at + 1 }
  return { currency: null, next: at }
}

type Base = Pick<Amount, 'value' | 'scale' | 'digits' | 'next'>

function readBase(reading: Reading, at: number): Base | null {
  if (wordAt(reading, at) === 'medio' && wordAt(reading, at + 1) === 'millon') {
    return { value: MILLION / 2, scale: MILLION, digits: '', next: at + 2 }
  }
  const figure = readFigure(reading, at) ?? bareScale(reading, at)
  if (!figure) return null
  // In 'dos y medio millones' the half comes before the scale, in 'dos millones y medio' after it.
  const isHalved = saysHalf(reading, figure.next) && SCALES.has(wordAt(reading, figure.next + 2))
  const unitAt = isHalved ? figure.next + 2 : figure.next
  const scale = scaleAt(reading, unitAt, figure.value)
  if (scale === 1) return { ...figure, scale }
  const whole = scaled(figure.digits, figure.value, scale) + (isHalved ? scale / 2 : 0)
  const base = { value: whole, scale, digits: figure.digits, next: unitAt + 1 }
  return saysHalf(reading, base.next)
    ? { ...base, value: whole + scale / 2, digits: '', next: base.next + 2 }
    : addRest(reading, base)
}

function addRest(reading: Reading, base: Base): Base {
  const rest = readFigure(reading, base.next)
  if (!rest || rest.value < 100 || rest.value > 999) return base
  const saysMil = wordAt(reading, rest.next) === 'mil'
  if (saysMil && base.scale === MILLION) {
    return { ...base, value: base.value + rest.value * 1000, digits: '', next: rest.next + 1 }
  }
  const follower = reading.tokens[rest.next]
  const standsAlone =
    !follower || follower.kind === 'mark' || /^(?:pesos|o|al|en|de)$/.test(follower.text)
  if (saysMil || !standsAlone) return base
  const value = base.value + rest.value * (base.scale / 1000)
  return { ...base, value, digits: '', next: rest.next }
}

function readFigure(reading: Reading, at: number): Omit<Base, 'scale'> | null {
  const token = reading.tokens[at]
  if (token?.kind === 'number' && wordAt(reading, at) !== '') {
    const value = parseMoney(token.text)
    if (value === null) return null
    const half = readHalfSign(reading, at + 1)
    return half
      ? { value: value + 0.5, digits: '', next: half }
      : { value, digits: token.text, next: at + 1 }
  }
  const written = readNumberWords(reading, at)
  return written && { ...written, digits: '' }
}

/** Reads the half in '2 ½' or '2 1/2'. */
function readHalfSign(reading: Reading, at: number): number | null {
  if (wordAt(reading, at) === '½') return at + 1
  const isFraction = [0, 1, 2].map((step) => wordAt(reading, at + step)).join('') === '1/2'
  return isFraction ? at + 3 : null
}

function bareScale(reading: Reading, at: number): Omit<Base, 'scale'> | null {
  return /^(?:millon|mil)$/.test(wordAt(reading, at)) ? { value: 1, digits: '', next: at } : null
}

function scaleAt(reading: Reading, at: number, value: number): number {
  const word = wordAt(reading, at)
  if (word === 'm' && value >= LARGEST_M) return 1
  return SCALES.get(word) ?? 1
}

function saysHalf(reading: Reading, at: number): boolean {
  return wordAt(reading, at) === 'y' && /^medi[ao]$/.test(wordAt(reading, at + 1))
}

function scaled(digits: string, value: number, scale: number): number {
  return (digits === '' ? null : parseMoney(`${digits} ${SCALE_NAMES.get(scale)}`)) ?? value * scale
}
