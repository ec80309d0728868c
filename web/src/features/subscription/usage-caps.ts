/** Shown, never enforced (specification, platform section 9). */
export const USAGE_CAPS = { properties: 50, documents: 100, storageBytes: 1024 ** 3 } as const

const NEAR = 0.8

export function usageTone(used: number, cap: number): 'info' | 'warning' | 'danger' {
  if (used >= cap) return 'danger'
  return used >= cap * NEAR ? 'warning' : 'info'
}

const NUMBER = new Intl.NumberFormat('es-MX')
const MEGABYTES = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 })
const MB = 1024 ** 2

export function formatCount(count: number): string {
  return NUMBER.format(count)
}

/** Specification, platform section 9: storage is shown in MB. What is there is never shown as nothing. */
export function formatMegabytes(bytes: number): string {
  const least = bytes > 0 ? 0.1 : 0
  return `${MEGABYTES.format(Math.max(bytes / MB, least))} MB`
}
