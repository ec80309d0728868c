const UNITS = [
  [1024 * 1024, 'MB', 1],
  [1024, 'kB', 0],
] as const

export function formatBytes(bytes: number): string {
  const [unit, name, digits] = UNITS.find(([least]) => bytes >= least) ?? [1, 'bytes', 0]
  const format = new Intl.NumberFormat('es-MX', { maximumFractionDigits: digits })
  return `${format.format(bytes / unit)} ${name}`
}
