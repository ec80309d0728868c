/**
 * Divides a whole amount by weights so that the parts add up to it (largest remainder method). Each part is rounded down, and the remaining
 * units go to the parts with the largest remainders; among equal remainders the first part gets the unit.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) {
    if (amount !== 0) throw new RangeError('cannot divide an amount when all weights are zero')
    return weights.map(() => 0)
  }
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((share) => share / whole)
  const left = Number(BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n))
  const roundedUp = exact
    .map((share, index) => ({ index, remainder: share % whole }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
    .slice(0, left)
  for (const { index } of roundedUp) parts[index] = (parts[index] ?? 0n) + 1n
  return parts.map(Number)
}
