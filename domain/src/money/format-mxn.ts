/** `ifAny`: two decimals when the amount has cents, none otherwise. */
export type MoneyDecimals = 0 | 2 | 'ifAny'

const MXN = { style: 'currency', currency: 'MXN' } as const
const FORMATS: Record<MoneyDecimals, Intl.NumberFormat> = {
  0: new Intl.NumberFormat('es-MX', { ...MXN, maximumFractionDigits: 0 }),
  2: new Intl.NumberFormat('es-MX', MXN),
  ifAny: new Intl.NumberFormat('es-MX', { ...MXN, trailingZeroDisplay: 'stripIfInteger' }),
}
const SHORT = new Intl.NumberFormat('es-MX', {
  ...MXN,
  notation: 'compact',
  maximumSignificantDigits: 3,
})
const BARE = new Intl.NumberFormat('es-MX', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** MONEY-04: two decimals where amounts are calculated, none for prices and budgets. */
export function formatMxn(pesos: number, decimals: MoneyDecimals = 2): string {
  return FORMATS[decimals].format(pesos)
}

export function formatCents(cents: number, decimals: MoneyDecimals = 2): string {
  return formatMxn(cents / 100, decimals)
}

/** '$6.72 M', for charts. */
export function formatMxnShort(pesos: number): string {
  return SHORT.format(pesos)
}

/** '2,500,000' or '2,500,000.50', without the sign: two decimals or none, never one. */
export function formatAmount(amount: number): string {
  return BARE.format(amount)
}
