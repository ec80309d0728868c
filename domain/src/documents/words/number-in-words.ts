const UP_TO_29 = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
  'veintiuno',
  'veintidós',
  'veintitrés',
  'veinticuatro',
  'veinticinco',
  'veintiséis',
  'veintisiete',
  'veintiocho',
  'veintinueve',
]
const TENS = [
  '',
  '',
  '',
  'treinta',
  'cuarenta',
  'cincuenta',
  'sesenta',
  'setenta',
  'ochenta',
  'noventa',
]
const HUNDREDS = [
  '',
  'ciento',
  'doscientos',
  'trescientos',
  'cuatrocientos',
  'quinientos',
  'seiscientos',
  'setecientos',
  'ochocientos',
  'novecientos',
]
const LIMIT = 1_000_000_000_000

export function numberInWords(value: number, form: 'alone' | 'beforeNoun' = 'alone'): string {
  if (!Number.isInteger(value) || value < 0 || value >= LIMIT) {
    throw new RangeError(`cannot be said in words: ${value}`)
  }
  const words = describeMillions(value)
  return form === 'beforeNoun' ? shorten(words) : words
}

function describeMillions(value: number): string {
  const millions = Math.floor(value / 1_000_000)
  if (millions === 0) return describeThousands(value)
  const head = millions === 1 ? 'un millón' : `${shorten(describeThousands(millions))} millones`
  return join(head, value % 1_000_000, describeThousands)
}

function describeThousands(value: number): string {
  const thousands = Math.floor(value / 1000)
  if (thousands === 0) return describeHundreds(value)
  const head = thousands === 1 ? 'mil' : `${shorten(describeHundreds(thousands))} mil`
  return join(head, value % 1000, describeHundreds)
}

function describeHundreds(value: number): string {
  if (value < 100) return describeTens(value)
  if (value === 100) return 'cien'
  return join(HUNDREDS[Math.floor(value / 100)] ?? '', value % 100, describeTens)
}

function describeTens(value: number): string {
  const small = UP_TO_29[value]
  if (small !== undefined) return small
  const tens = TENS[Math.floor(value / 10)] ?? ''
  return value % 10 === 0 ? tens : `${tens} y ${UP_TO_29[value % 10]}`
}

function join(head: string, rest: number, inWords: (value: number) => string): string {
  return rest === 0 ? head : `${head} ${inWords(rest)}`
}

function shorten(words: string): string {
  return words.replace(/veintiuno$/, 'veintiún').replace(/\buno$/, 'un')
}
