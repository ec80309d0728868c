import { formatMxn } from '@predio/domain/money'

/** A budget or a price range as it is said; null where neither end is known. */
export function formatRange(min: number | null, max: number | null): string | null {
  if (min === null) return max === null ? null : `Hasta ${formatMxn(max, 0)}`
  if (max === null) return `Desde ${formatMxn(min, 0)}`
  return `${formatMxn(min, 0)} – ${formatMxn(max, 0)}`
}
