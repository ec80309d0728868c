import { z } from 'zod'
import { optionalEmail, optionalText, requiredText } from '../fields/index.ts'
import { normalizeProfessionalPhone, PROFESSIONAL_PHONE_INVALID } from '../phones/index.ts'
import { PROFESSIONAL_MESSAGES as say } from './messages.ts'
import { DEFAULT_RATING, MAX_RATING, MIN_RATING, PROFESSIONS } from './professional.ts'

/** The fields stand in the form's order, since only the first error is shown. */
export const professionalSchema = z.object({
  name: requiredText({ min: 2, max: 100 }, { short: say.nameShort, long: say.nameLong }),
  profession: z.enum(PROFESSIONS, { error: say.professionInvalid }),
  specialty: optionalText(100, say.specialtyLong),
  phone: z
    .string({ error: PROFESSIONAL_PHONE_INVALID })
    .transform((typed) => normalizeProfessionalPhone(typed))
    .pipe(z.string({ error: PROFESSIONAL_PHONE_INVALID })),
  email: optionalEmail(say.emailInvalid),
  address: optionalText(200, say.addressLong),
  rating: z
    .number({ error: say.ratingInvalid })
    .min(MIN_RATING, { error: say.ratingLow, abort: true })
    .max(MAX_RATING, { error: say.ratingHigh, abort: true })
    .refine(Number.isInteger, { error: say.ratingInvalid })
    .default(DEFAULT_RATING),
  notes: optionalText(1000, say.notesLong),
})

export type ProfessionalValues = z.output<typeof professionalSchema>
