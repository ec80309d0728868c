const NUMBER = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 })

/** '340 KB', '2.4 MB'. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  const [size, unit] = bytes < 1_048_576 ? [bytes / 1024, 'KB'] : [bytes / 1_048_576, 'MB']
  return `${NUMBER.format(size)} ${unit}`
}
