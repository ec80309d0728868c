import { normalizePhone } from './normalize-phone.ts'

export const PROFESSIONAL_PHONE_INVALID = 'El número de teléfono debe tener entre 10 y 13 dígitos'

/**
 * Like the directory, this adds 52 and a plus sign to a number without a country code. 12 to 15 characters are valid. A number with + or 00
 * keeps its country code.
 */
export function normalizeProfessionalPhone(text: string): string | null {
  const foreign = foreignNumber(text)
  if (foreign !== null) return /^\+\d{10,15}$/.test(foreign) ? foreign : null
  const digits = text.replaceAll(/\D/g, '')
  const phone = `+${digits.startsWith('52') ? digits : `52${digits}`}`
  return phone.length >= 12 && phone.length <= 15 ? phone : null
}

/** A number of nine digits is accepted, but no Mexican number is that short, so a digit is probably missing. */
export function lacksDigit(phone: string): boolean {
  return /^\+52\d{9}$/.test(phone)
}

function foreignNumber(text: string): string | null {
  const phone = normalizePhone(text)
  return phone.startsWith('+') && !phone.startsWith('+52') ? phone : null
}
