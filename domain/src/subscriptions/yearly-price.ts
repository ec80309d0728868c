export function yearlyPrice(monthlyCents: number): number {
  return (monthlyCents * 12 * 85) / 100
}
