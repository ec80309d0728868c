import { mexicanNumber } from './mexican-number.ts'
import { normalizePhone } from './normalize-phone.ts'
import { splitCountryCode } from './split-country-code.ts'

/** Only the area codes of Mexico City, Guadalajara and Monterrey have two digits. */
const SHORT_AREA = /^(?:55|56|33|81)/

/** PHONE-07: a foreign number begins with its country code. */
export function formatPhone(phone: string): string {
  const national = mexicanNumber(phone)
  if (national !== null) return groupMexican(national)
  const foreign = splitCountryCode(normalizePhone(phone))
  return foreign === null ? phone : `+${foreign.country} ${groupForeign(foreign.national)}`
}

/** PHONE-07: exported files always have the country code. */
export function formatPhoneAbroad(phone: string): string {
  const national = mexicanNumber(phone)
  return national === null ? formatPhone(phone) : `+52 ${groupMexican(national)}`
}

function groupMexican(national: string): string {
  return SHORT_AREA.test(national) ? split(national, 2, 6) : split(national, 3, 6)
}

/** The foreign number is shown in groups of three and four digits, because the custom of each country is unknown here. */
function groupForeign(national: string): string {
  const groups: string[] = []
  for (let rest = national; rest !== '';) {
    const size = rest.length <= 4 ? rest.length : rest.length === 8 ? 4 : 3
    groups.push(rest.slice(0, size))
    rest = rest.slice(size)
  }
  return groups.join(' ')
}

function split(digits: string, first: number, second: number): string {
  return [digits.slice(0, first), digits.slice(first, second), digits.slice(second)].join(' ')
}
