import { foldForSearch } from '../text/index.ts'

/** '2.5 mdp' and '800 mil' are how budgets are said aloud, and written in spreadsheets. */
const UNITS: ReadonlyMap<string, number> = new Map([
  ['mil', 3],
  ['k', 3],
  ['m', 6],
  ['mdp', 6],
  ['millon', 6],
  ['millones', 6],
])
const CURRENCY = /(?:de pesos|pesos|mxn|mx|m\.n\.|mn)(?![a-z])|\$/g
const AMOUNT = /^(-?)([\d.,]+)([a-z]*)$/

/** The amount in pesos that was typed, or null when it cannot be read as one. */
export function parseMoney(text: string): number | null {
  const bare = foldForSearch(text)
    .replace(CURRENCY, '')
    .replaceAll(/\s/g, '')
    // An older Mexican habit sets millions apart with an apostrophe: 1'500,000.
    .replaceAll(/['’](?=\d{3})/g, ',')
  const [, sign = '', digits = '', unit = ''] = AMOUNT.exec(bare) ?? []
  const plain = plainDigits(digits, unit !== '')
  const power = unit === '' ? 0 : UNITS.get(unit)
  if (plain === null || power === undefined) return null
  return Number(`${sign}${plain}e${power}`)
}

/** Mexico writes 1,234.50; spreadsheets set up in Spain write 1.234,50. */
function plainDigits(digits: string, hasUnit: boolean): string | null {
  const decimal = decimalMark(digits, hasUnit)
  const at = decimal === null ? digits.length : digits.lastIndexOf(decimal)
  const whole = digits.slice(0, at)
  const fraction = digits.slice(at + 1)
  if (whole === '' && fraction === '') return null
  if (!/^(?:\d*|\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*)$/.test(whole)) return null
  if (!/^\d*$/.test(fraction)) return null
  return `${whole.replaceAll(/[.,]/g, '')}.${fraction}`
}

/**
 * Nobody writes pesos with three decimals: '1.500' and '1,500' are both fifteen hundred. Millions
 * are written so: '1.250 mdp'.
 */
function decimalMark(digits: string, hasUnit: boolean): '.' | ',' | null {
  const [dot, comma] = [digits.lastIndexOf('.'), digits.lastIndexOf(',')]
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ','
  const mark = dot >= 0 ? '.' : ','
  const at = Math.max(dot, comma)
  const isGroup = digits.length - at === 4 && !/^0*[.,]/.test(digits) && !(hasUnit && mark === '.')
  if (at < 0 || isGroup || digits.indexOf(mark) !== at) return null
  return mark
}
