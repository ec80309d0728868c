const SHORT = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  notation: 'compact',
  maximumSignificantDigits: 3,
})

/** '$6.72 M' where a drawing has no room for more. */
export function formatShort(cents: number): string {
  return SHORT.format(cents / 100)
}
