/** What people put between digits, with the invisible marks that copying from a phone leaves. */
const SEPARATORS = /[\s\-‐-―−().,/·•\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g
const EXTENSION = /(?:ext|extension|extensión|x)\.?\s*\d{1,6}$/i
/** The specification's pattern (section 5), checked after normalising. */
const VALID = /^\+?\d{10,15}$/

/**
 * A telephone number as people write it, as it is stored: '+52' and ten digits for Mexico, '+' and
 * digits for elsewhere. What is no telephone number comes back trimmed, for validation to refuse.
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
  // 011 is how the United States dials abroad; in Mexico it is 00.
  const abroad = /^(?:00|011(?=521?\d{10}$))(\d{9,})$/.exec(bare)?.[1]
  if (abroad !== undefined) return `+${international(abroad)}`
  const mexican = mexicanDigits(bare)
  return mexican === null ? bare : `+52${mexican}`
}

export function isValidPhone(phone: string): boolean {
  return VALID.test(phone)
}

function international(digits: string): string {
  const mexican = digits.startsWith('52') ? mexicanDigits(digits) : null
  return mexican === null ? digits : `52${mexican}`
}

/**
 * The ten digits of a Mexican number, without 52, without the 1 that mobile numbers had after it
 * until 2019, and without 01, 044 and 045, the prefixes of that time. No area code begins with 0 or 1.
 */
function mexicanDigits(digits: string): string | null {
  return /^(?:521?)?(?:01|044|045)?([2-9]\d{9})$/.exec(digits)?.[1] ?? null
}
