import { normalizePhone } from './normalize-phone.ts'

export function mexicanNumber(phone: string): string | null {
  return /^\+52(\d{10})$/.exec(normalizePhone(phone))?.[1] ?? null
}

/** PHONE-10: all spellings of one number give the same digits. */
export function phoneKey(phone: string | null | undefined): string | null {
  const digits = normalizePhone(phone ?? '').replaceAll(/\D/g, '')
  return digits.length >= 10 ? digits : null
}
