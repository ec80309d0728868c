/** A year costs twelve months less 15 %, in cents; prices are chosen so that nothing is rounded. */
export function yearlyPrice(monthlyCents: number): number {
  return (monthlyCents * 12 * 85) / 100
}
