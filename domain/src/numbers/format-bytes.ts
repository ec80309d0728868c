import { countOf, formatNumber } from './format-number.ts'

const STEP = 1024
const MEGABYTE = STEP ** 2
const UNITS = ['KB', 'MB', 'GB', 'TB'] as const

/** '100 bytes', '1.5 KB', '10 MB': steps of 1,024, as the limits of uploads are counted. */
export function formatBytes(bytes: number): string {
  if (bytes < STEP) return countOf(bytes, 'byte', 'bytes')
  let size = bytes / STEP
  let unit = 0
  // Judged as it is written: 1,023.96 KB would be shown as '1,024 KB'.
  while (Math.round(size * 10) / 10 >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${formatNumber(size, 1)} ${UNITS[unit]}`
}

/** Always in MB, so that used and allowed space compare at a glance. What is there is never shown as nothing. */
export function formatMegabytes(bytes: number): string {
  const least = bytes > 0 ? 0.1 : 0
  return `${formatNumber(Math.max(bytes / MEGABYTE, least), 1)} MB`
}
