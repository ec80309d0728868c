import { describeFields, type FormOf, labelsOf, newForm, openForm } from '@predio/domain/fields'
import { formatPhoneAbroad } from '@predio/domain/phones'
import { type Profession, PROFESSIONAL_FIELDS } from '@predio/domain/professionals'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import { starsText } from './messages.ts'

export type ProfessionalForm = Omit<FormOf<typeof PROFESSIONAL_FIELDS>, 'profession' | 'rating'> & {
  profession: Profession | null
  rating: number
}

export const FIELD_LABELS = labelsOf(PROFESSIONAL_FIELDS)

export function newProfessional(profession: Profession | null): ProfessionalForm {
  const { fallback } = PROFESSIONAL_FIELDS.rating
  return { ...newForm(PROFESSIONAL_FIELDS), profession, rating: fallback }
}

export function toForm(row: Professional): ProfessionalForm {
  return {
    ...openForm(PROFESSIONAL_FIELDS, row),
    // PRO-18: the number is shown with its country code, because ten digits that begin with 52 would lose those two when they are saved.
    phone: formatPhoneAbroad(row.phone),
    rating: row.rating,
  }
}

export function describe(form: ProfessionalForm): Record<keyof ProfessionalForm, string> {
  return { ...describeFields(PROFESSIONAL_FIELDS, form), rating: starsText(form.rating) }
}
