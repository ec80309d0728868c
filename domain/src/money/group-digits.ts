/**
 * Inserts thousands separators while a person types: '2500' becomes '2,500'. The result is null for a text with other characters than
 * digits, commas and one point; such a text stays as it was typed.
 */
export function groupDigits(text: string): string | null {
  if (!/^[\d,]*(?:\.\d*)?$/.test(text)) return null
  const [whole = '', fraction] = text.replaceAll(',', '').split('.')
  const grouped = whole.replace(/^0+(?=\d)/, '').replaceAll(/\d(?=(?:\d{3})+$)/g, '$&,')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}
