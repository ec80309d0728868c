import { isValidPhone, normalizePhone } from './normalize-phone.ts'

/** PHONE-09: the result is null for an invalid number. */
export function telUrl(phone: string): string | null {
  const number = normalizePhone(phone)
  return isValidPhone(number) ? `tel:${number}` : null
}

/**
 * PHONE-08: WhatsApp expects the country code and digits only. A Mexican number is 52 and ten digits; with the former 1 after 52 the link
 * opens the wrong conversation or none.
 */
export function waMeUrl(phone: string, text = ''): string | null {
  const number = normalizePhone(phone)
  if (!isValidPhone(number)) return null
  return `https://wa.me/${number.replace('+', '')}${text === '' ? '' : queryOf(text)}`
}

export function waMeTextUrl(text: string): string {
  return `https://wa.me/${queryOf(text)}`
}

/** A text that was cut inside an emoji ends with half a surrogate pair, for which encodeURIComponent throws. */
function queryOf(text: string): string {
  return `?text=${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'))}`
}
