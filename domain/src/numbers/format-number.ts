const formats = new Map<number, Intl.NumberFormat>()

/** NUM-01: a number shows as many decimals as it has, up to a maximum, in the Mexican format: '1,234.5'. */
export function formatNumber(value: number, maxDecimals = 3): string {
  let format = formats.get(maxDecimals)
  if (!format) {
    format = new Intl.NumberFormat('es-MX', { maximumFractionDigits: maxDecimals })
    formats.set(maxDecimals, format)
  }
  return format.format(value)
}

/** NUM-01: the noun is singular or plural like its count: '1 cliente', '0 clientes'. */
export function countOf(count: number, one: string, many: string, maxDecimals?: number): string {
  return `${formatNumber(count, maxDecimals)} ${count === 1 ? one : many}`
}
