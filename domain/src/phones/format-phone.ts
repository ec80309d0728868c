import { mexicanNumber } from './mexican-number.ts'

/** Only Mexico City, Guadalajara and Monterrey have area codes of two digits. */
const SHORT_AREA = /^(?:55|56|33|81)/

/** As Mexicans write and read it; a foreign number keeps its country code in front. */
export function formatPhone(phone: string): string {
  const national = mexicanNumber(phone)
  if (national !== null) return group(national)
  const american = /^\+1(\d{10})$/.exec(phone)?.[1]
  return american === undefined ? phone : `+1 ${split(american, 3, 6)}`
}

/** With the country code, for files that leave the country or are opened by a spreadsheet. */
export function formatPhoneAbroad(phone: string): string {
  const national = mexicanNumber(phone)
  return national === null ? formatPhone(phone) : `+52 ${group(national)}`
}

function group(national: string): string {
  return SHORT_AREA.test(national) ? split(national, 2, 6) : split(national, 3, 6)
}

function split(digits: string, first: number, second: number): string {
  return [digits.slice(0, first), digits.slice(first, second), digits.slice(second)].join(' ')
}
