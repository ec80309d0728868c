import { z } from 'zod'
import { CLIENT_FIELDS } from '../clients/fields.ts'
import { isValidPhone, normalizePhone } from '../phones/index.ts'
import { timeIn } from './describe-time-zone.ts'
import { FIRST_SCREENS } from './first-screens.ts'

/** The lengths are counted in characters, as in PostgreSQL. */
export const PROFILE_LIMITS = { full_name: 200, phone: 50, company: 200 } as const

/**
 * PostgreSQL also accepts offsets and POSIX rules, which browsers do not. The constraint profiles_time_zone_format has the same pattern.
 */
const ZONE_NAME = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+){0,2}$/

/** A telephone is checked like that of a client but stored as it was written. */
function text(max: number, problem: string) {
  return z
    .string()
    .trim()
    .refine((value) => Array.from(value).length <= max, problem)
}

export const profileSchema = z.object({
  full_name: text(
    PROFILE_LIMITS.full_name,
    `El nombre puede tener hasta ${PROFILE_LIMITS.full_name} caracteres`,
  ),
  phone: text(
    PROFILE_LIMITS.phone,
    `El teléfono puede tener hasta ${PROFILE_LIMITS.phone} caracteres`,
  ).refine((phone) => phone === '' || isValidPhone(normalizePhone(phone)), {
    error: CLIENT_FIELDS.phone.invalid,
  }),
  company: text(
    PROFILE_LIMITS.company,
    `La empresa puede tener hasta ${PROFILE_LIMITS.company} caracteres`,
  ),
  time_zone: z
    .string()
    .refine(
      (zone) => ZONE_NAME.test(zone) && timeIn(zone, new Date()) !== undefined,
      'Elige una zona horaria de la lista',
    ),
  first_screen: z.enum(FIRST_SCREENS),
})

export type ProfileValues = z.output<typeof profileSchema>
