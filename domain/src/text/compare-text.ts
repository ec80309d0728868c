/** Built once: localeCompare looks a collator up at every call. */
const ORDER = new Intl.Collator('es-MX')

/** As a Spanish dictionary orders words: 'Ángel' beside 'Angel', 'ñ' after 'n'. */
export function compareText(one: string, other: string): number {
  return ORDER.compare(one, other)
}
