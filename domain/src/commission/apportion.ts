/**
 * A whole amount divided by weights without losing or inventing a unit: everyone gets the whole part
 * of what is theirs, and the units left over go to the largest remainders, the first of equals first.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) {
    if (amount !== 0) throw new RangeError('nobody has a share')
    return weights.map(() => 0)
  }
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = exact.map((share) => share / whole)
  const left = Number(BigInt(amount) - parts.reduce((sum, part) => sum + part, 0n))
  const luckiest = exact
    .map((share, index) => ({ index, remainder: share % whole }))
    .toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)
    .slice(0, left)
  for (const { index } of luckiest) parts[index] = (parts[index] ?? 0n) + 1n
  return parts.map(Number)
}
