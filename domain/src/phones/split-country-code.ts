const TWO_DIGITS = new Set(
  '20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98'.split(
    ' ',
  ),
)

export function splitCountryCode(phone: string): { country: string; national: string } | null {
  const digits = /^\+(\d{8,15})$/.exec(phone)?.[1]
  if (digits === undefined) return null
  const length = /^[17]/.test(digits) ? 1 : TWO_DIGITS.has(digits.slice(0, 2)) ? 2 : 3
  return { country: digits.slice(0, length), national: digits.slice(length) }
}
