export type MoneyDecimals = 0 | 2 | 'ifAny'

const MXN = { style: 'currency', currency: 'MXN' } as const
const STYLES = {
  0: { ...MXN, maximumFractionDigits: 0 },
  2: MXN,
  ifAny: { ...MXN, trailingZeroDisplay: 'stripIfInteger' },
  short: { ...MXN, notation: 'compact', maximumSignificantDigits: 3 },
  bare: {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  },
} as const satisfies Record<MoneyDecimals | 'short' | 'bare', Intl.NumberFormatOptions>

const formats = new Map<keyof typeof STYLES, Intl.NumberFormat>()

function format(amount: number, style: keyof typeof STYLES): string {
  let made = formats.get(style)
  if (!made) {
    made = new Intl.NumberFormat('es-MX', STYLES[style])
    formats.set(style, made)
  }
  return made.format(amount)
}

/** MONEY-04, MONEY-10: calculated amounts have two decimals, amounts that somebody wrote `ifAny`, and estimates none. */
export function formatMxn(pesos: number, decimals: MoneyDecimals = 2): string {
  return format(pesos, decimals)
}

export function formatCents(cents: number, decimals: MoneyDecimals = 2): string {
  return formatMxn(cents / 100, decimals)
}

export function formatMxnShort(pesos: number): string {
  return format(pesos, 'short')
}

export function formatAmount(amount: number): string {
  return format(amount, 'bare')
}
