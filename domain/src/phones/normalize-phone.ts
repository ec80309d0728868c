const SEPARATORS = /[\s\-‐-―−().,/·•\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const EXTENSION = /[\s,;]*(?:ext|extension|extensión|x)[.:]?\s*#?(\d{1,6})$/i
/** PHONE-06: a normalized telephone must match this pattern. */
const VALID = /^\+?\d{10,15}$/

/**
 * PHONE-01 to PHONE-05: a Mexican number becomes '+52' and ten digits, any other number '+' and digits. Other texts are only trimmed, so
 * that validation refuses them.
 */
export function normalizePhone(text: string): string {
  const typed = text.trim()
  const bare = typed
    .replace(/^tel:/i, '')
    .replace(EXTENSION, '')
    .replaceAll(SEPARATORS, '')
    .replace(/^\uff0b/, '+')
  if (!/^\+?\d+$/.test(bare)) return typed
  if (bare.startsWith('+')) return `+${international(bare.slice(1))}`
  // The international prefix is 011 in the United States and 00 in Mexico.
  const abroad = /^(?:00|011(?=521?\d{10}$))(\d{9,})$/.exec(bare)?.[1]
  if (abroad !== undefined) return `+${international(abroad)}`
  const mexican = mexicanDigits(bare)
  return mexican === null ? bare : `+52${mexican}`
}

/** Returns the extension, such as '12' of '999 123 4567 ext. 12', because the stored number cannot contain it. */
export function phoneExtension(text: string): string | null {
  return EXTENSION.exec(text.trim())?.[1] ?? null
}

export function isValidPhone(phone: string): boolean {
  return VALID.test(phone)
}

function international(digits: string): string {
  const mexican = digits.startsWith('52') ? mexicanDigits(digits) : null
  return mexican === null ? digits : `52${mexican}`
}

/** Mobile numbers had a 1 after 52 until 2019, when 01, 044 and 045 were prefixes too. No area code begins with 0 or 1. */
function mexicanDigits(digits: string): string | null {
  return /^(?:521?)?(?:01|044|045)?([2-9]\d{9})$/.exec(digits)?.[1] ?? null
}
