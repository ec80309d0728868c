/** The directory's own rule (section 5, Professionals), which is stricter about the country and lets 521 stand. */
export const PROFESSIONAL_PHONE_INVALID = 'El número de teléfono debe tener entre 10 y 13 dígitos'

export function normalizeProfessionalPhone(text: string): string | null {
  const digits = text.replaceAll(/\D/g, '')
  const phone = `+${digits.startsWith('52') ? digits : `52${digits}`}`
  return phone.length >= 12 && phone.length <= 15 ? phone : null
}
