import { formatPhoneAbroad } from '@predio/domain/phones'
import {
  DEFAULT_RATING,
  type Profession,
  PROFESSION_LABELS,
  type ProfessionalValues,
} from '@predio/domain/professionals'
import type { Professional } from '../../records/professionals/api/list-professionals.ts'
import type { FormOf } from '../../lib/form-of.ts'
import { messages, starsText } from './messages.ts'
import { words } from '../../lib/words.ts'

/** The values of the form. */
export type ProfessionalForm = FormOf<
  ProfessionalValues,
  {
    /** Null until one is chosen. */
    profession: Profession | null
    rating: number
  }
>

export const FIELD_LABELS: Record<keyof ProfessionalForm, string> = {
  name: words.name,
  profession: messages.profession,
  specialty: messages.specialty,
  phone: words.phone,
  email: words.email,
  address: messages.address,
  rating: messages.rating,
  notes: words.notes,
}

export function newProfessional(profession: Profession | null): ProfessionalForm {
  return {
    name: '',
    profession,
    specialty: '',
    phone: '',
    email: '',
    address: '',
    rating: DEFAULT_RATING,
    notes: '',
  }
}

export function toForm(row: Professional): ProfessionalForm {
  return {
    name: row.name,
    profession: row.profession,
    specialty: row.specialty ?? '',
    // With its country: a number of ten digits that begins with 52 would lose two of them when it is saved (PRO-18).
    phone: formatPhoneAbroad(row.phone),
    email: row.email ?? '',
    address: row.address ?? '',
    rating: row.rating,
    notes: row.notes ?? '',
  }
}

/** The values as texts, to show two versions side by side. */
export function describe(form: ProfessionalForm): Record<keyof ProfessionalForm, string> {
  return {
    ...form,
    profession: form.profession === null ? '' : PROFESSION_LABELS[form.profession],
    rating: starsText(form.rating),
  }
}
