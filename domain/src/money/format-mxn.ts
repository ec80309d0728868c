const FORMATS = {
  0: new Intl.NumberFormat('es-MX', {
    style: 'currency',
    currency: 'MXN',
    maximumFractionDigits: 0,
  }),
  2: new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' }),
}

/** Two decimals where money is calculated, none where it is read at a glance (prices, budgets). */
export function formatMxn(pesos: number, decimals: 0 | 2 = 2): string {
  return FORMATS[decimals].format(pesos)
}

export function formatCents(cents: number, decimals: 0 | 2 = 2): string {
  return formatMxn(cents / 100, decimals)
}
