const FIGURES = {
  0: new Intl.NumberFormat('es-MX', { maximumFractionDigits: 0 }),
  2: new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

/** '2,500,000' or '2,500,000.50': two decimals or none, never one. */
export function formatAmount(amount: number): string {
  return FIGURES[Number.isInteger(amount) ? 0 : 2].format(amount)
}

/**
 * Thousands separators while somebody types: '2500' becomes '2,500'. Null for anything but digits,
 * commas and one point, which is left as it was typed.
 */
export function groupDigits(text: string): string | null {
  if (!/^[\d,]*(?:\.\d*)?$/.test(text)) return null
  const [whole = '', fraction] = text.replaceAll(',', '').split('.')
  const grouped = whole.replace(/^0+(?=\d)/, '').replaceAll(/\d(?=(?:\d{3})+$)/g, '$&,')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
