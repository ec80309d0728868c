const formats = new Map<number, Intl.NumberFormat>()

/** '1,234.5': as Mexico writes it, with as many decimals as there are, up to a limit. */
export function formatNumber(value: number, maxDecimals = 3): string {
  let format = formats.get(maxDecimals)
  if (!format) {
    format = new Intl.NumberFormat('es-MX', { maximumFractionDigits: maxDecimals })
    formats.set(maxDecimals, format)
  }
  return format.format(value)
}

/** '1 cliente', '1,234 clientes', '0 clientes'. */
export function countOf(count: number, one: string, many: string, maxDecimals?: number): string {
  return `${formatNumber(count, maxDecimals)} ${count === 1 ? one : many}`
}
