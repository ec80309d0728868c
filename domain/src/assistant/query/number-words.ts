import { SMALL_NUMBER_WORDS as UNITS } from '../../numbers/index.ts'
import { type Reading, wordAt } from './reading.ts'

const TENS: ReadonlyMap<string, number> = new Map(
  'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
    .split(' ')
    .map((word, index) => [word, 30 + index * 10] as const),
)
const HUNDREDS: ReadonlyMap<string, number> = new Map(
  'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .map((word, index) => [word, (index + 1) * 100] as const)
    .concat([['ciento', 100]]),
)

export interface WrittenNumber {
  value: number
  next: number
}

export function readNumberWords(reading: Reading, at: number): WrittenNumber | null {
  const hundreds = HUNDREDS.get(wordAt(reading, at))
  if (hundreds === undefined) return readBelowHundred(reading, at)
  const rest = readBelowHundred(reading, at + 1)
  return rest && rest.value > 0
    ? { value: hundreds + rest.value, next: rest.next }
    : { value: hundreds, next: at + 1 }
}

function readBelowHundred(reading: Reading, at: number): WrittenNumber | null {
  const word = wordAt(reading, at)
  const unit = UNITS.get(word)
  if (unit !== undefined) return { value: unit, next: at + 1 }
  const tens = TENS.get(word)
  if (tens === undefined) return null
  const ones = wordAt(reading, at + 1) === 'y' ? UNITS.get(wordAt(reading, at + 2)) : undefined
  return ones !== undefined && ones > 0 && ones < 10
    ? { value: tens + ones, next: at + 3 }
    : { value: tens, next: at + 1 }
}
