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
