import { z } from 'zod'
import { shapeOf } from '../fields/index.ts'
import { normalizeProfessionalPhone } from '../phones/index.ts'
import { PROFESSIONAL_FIELDS } from './fields.ts'
import { PROFESSIONAL_MESSAGES as texts } from './messages.ts'

const { phone, rating } = PROFESSIONAL_FIELDS

export const professionalSchema = z.object({
  ...shapeOf(PROFESSIONAL_FIELDS),
  // PRO-07: a professional's telephone has a rule of its own.
  phone: z
    .string({ error: phone.invalid })
    .transform((typed) => normalizeProfessionalPhone(typed))
    .pipe(z.string({ error: phone.invalid })),
  rating: z
    .number({ error: rating.invalid })
    .min(rating.min, { error: texts.ratingLow, abort: true })
    .max(rating.max, { error: texts.ratingHigh, abort: true })
    .refine(Number.isInteger, { error: rating.invalid })
    .default(rating.fallback),
})

export type ProfessionalValues = z.output<typeof professionalSchema>
