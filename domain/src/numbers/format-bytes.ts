import { countOf, formatNumber } from './format-number.ts'

const STEP = 1024
const MEGABYTE = STEP ** 2
const UNITS = ['KB', 'MB', 'GB', 'TB'] as const

/** NUM-02: gives '100 bytes', '1.5 KB' or '10 MB'. One KB has 1,024 bytes, as in the upload limits. */
export function formatBytes(bytes: number): string {
  if (bytes < STEP) return countOf(bytes, 'byte', 'bytes')
  let size = bytes / STEP
  let unit = 0
  // The rounded number is compared, because 1,023.96 KB would be shown as '1,024 KB'.
  while (Math.round(size * 10) / 10 >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  return `${formatNumber(size, 1)} ${UNITS[unit]}`
}

/** NUM-02: the unit is always MB, so that used and allowed space are easy to compare. Any used space is shown as at least 0.1 MB. */
export function formatMegabytes(bytes: number): string {
  const minimum = bytes > 0 ? 0.1 : 0
  return `${formatNumber(Math.max(bytes / MEGABYTE, minimum), 1)} MB`
}
