const formats = new Map<number, Intl.NumberFormat>()

/** NUM-01: '1,234.5', the Mexican format, with as many decimals as the value has, up to a maximum. */
export function formatNumber(value: number, maxDecimals = 3): string {
  let format = formats.get(maxDecimals)
  if (!format) {
    format = new Intl.NumberFormat('es-MX', { maximumFractionDigits: maxDecimals })
    formats.set(maxDecimals, format)
  }
  return format.format(value)
}

/** NUM-01: '1 cliente', '1,234 clientes', '0 clientes'. */
export function countOf(count: number, one: string, many: string, maxDecimals?: number): string {
  return `${formatNumber(count, maxDecimals)} ${count === 1 ? one : many}`
}
