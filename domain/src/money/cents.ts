export const MAX_PESOS = 999_999_999_999.99

/**
 * MONEY-01: the decimal text is shifted, because 1.005 × 100 is 100.49999… in binary and would lose a cent. Halves are rounded away from
 * zero, as PostgreSQL rounds numeric.
 */
export function toCents(pesos: number): number {
  if (!Number.isFinite(pesos)) throw new RangeError(`not an amount: ${pesos}`)
  const cents = Math.round(shift(Math.abs(pesos), 2))
  return cents === 0 ? 0 : Math.sign(pesos) * cents
}

export function fromCents(cents: number): number {
  return cents / 100
}

/** MONEY-02: an amount with a fraction of a cent is refused, never rounded silently. */
export function hasWholeCents(pesos: number): boolean {
  return fromCents(toCents(pesos)) === pesos
}

/** MONEY-03: the largest amount times the hundredths of a percentage exceeds 2^53, so BigInt computes it. */
export function percentOfCents(cents: number, percent: number): number {
  const share = BigInt(cents) * BigInt(Math.round(shift(percent, 2)))
  const half = share < 0n ? -5000n : 5000n
  return Number((share + half) / 10_000n)
}

function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e')
  return Number(`${digits}e${Number(exponent) + places}`)
}
