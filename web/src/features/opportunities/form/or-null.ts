/** The kit's number fields say NaN where nothing is typed. */
export function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value
}
