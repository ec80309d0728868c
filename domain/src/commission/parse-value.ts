/** Twelve digits are what numeric(14, 2) holds before the point. */
const MAX_DIGITS = 12
const THOUSANDS = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 })

/**
 * Section 5: the value input accepts digits only. Cents of a pasted amount are cut rather than read
 * as digits, which would make it a hundred times larger; the input itself never shows a point, so
 * what is merely typed or deleted is not taken for one.
 */
export function parseValue(text: string): number | null {
  const digits = text
    .trim()
    .replace(/\.\d{0,2}$/, '')
    .replace(/(\..*),\d{1,2}$/, '$1')
    .replaceAll(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .slice(0, MAX_DIGITS)
  return digits === '' ? null : Number(digits)
}

/** What the input shows: thousands separators and nothing else. */
export function formatValue(pesos: number | null): string {
  return pesos === null ? '' : THOUSANDS.format(pesos)
}
