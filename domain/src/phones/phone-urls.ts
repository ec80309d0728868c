import { isValidPhone, normalizePhone } from './normalize-phone.ts'

/** Null when the number cannot be called at all. */
export function telUrl(phone: string): string | null {
  const number = normalizePhone(phone)
  return isValidPhone(number) ? `tel:${number}` : null
}

/**
 * WhatsApp wants digits only with the country code. Mexico is 52 and ten digits: with the old 1
 * after 52 it opens the wrong conversation or none.
 */
export function waMeUrl(phone: string, text = ''): string | null {
  const number = normalizePhone(phone)
  if (!isValidPhone(number)) return null
  // Half an emoji, as a cut text may end with, would make encodeURIComponent throw.
  const whole = text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
  const query = whole === '' ? '' : `?text=${encodeURIComponent(whole)}`
  return `https://wa.me/${number.replace('+', '')}${query}`
}
