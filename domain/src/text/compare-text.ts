/** Built once: localeCompare looks a collator up at every call. */
const ORDER = new Intl.Collator('es-MX')

/** A Spanish dictionary orders 'Ángel' beside 'Angel', and 'ñ' after 'n'. */
export function compareText(one: string, other: string): number {
  return ORDER.compare(one, other)
}
