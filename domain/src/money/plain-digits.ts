/** Mexico writes 1,234.50, while spreadsheets set up in Spain write 1.234,50. The result is null if the digits are no number. */
export function plainDigits(digits: string, hasUnit = false): string | null {
  const decimal = decimalMark(digits, hasUnit)
  const at = decimal === null ? digits.length : digits.lastIndexOf(decimal)
  const whole = digits.slice(0, at)
  const fraction = digits.slice(at + 1)
  if (whole === '' && fraction === '') return null
  if (!/^(?:\d*|\d{1,3}(?:([., ])\d{3})(?:\1\d{3})*)$/.test(whole)) return null
  if (!/^\d*$/.test(fraction)) return null
  // '1,250.000' may mean 1,250 or 1,250,000, so it is refused.
  if (/[., ]/.test(whole) && fraction.length === 3) return null
  return `${whole.replaceAll(/[., ]/g, '')}.${fraction}`
}

/**
 * Three digits after a mark are thousands, since pesos have two decimals: '1.500' and '1,500' both mean 1500. With a unit such as 'mdp' the
 * point is a decimal point: '1.250 mdp'.
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
