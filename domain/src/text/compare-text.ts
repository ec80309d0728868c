/** The collator is built once, because localeCompare looks one up at every call. */
const ORDER = new Intl.Collator('es-MX')

/** As in a Spanish dictionary, 'Ángel' is sorted beside 'Angel', and 'ñ' after 'n'. */
export function compareText(one: string, other: string): number {
  return ORDER.compare(one, other)
}
