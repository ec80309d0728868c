import { phoneKey } from '../phones/index.ts'
import { compareText, foldForSearch } from '../text/index.ts'
import type { Profession } from './professional.ts'

export interface ListedProfessional {
  name: string
  profession: string
  specialty: string | null
  phone: string
  address: string | null
  notes: string | null
}

export interface ProfessionalFilters {
  /** Each word must occur in the name, the specialty, the notes or the address. Digits may also occur in the telephone. */
  text?: string | undefined
  profession?: Profession | undefined
  specialty?: string | undefined
}

export function filterProfessionals<Listed extends ListedProfessional>(
  professionals: readonly Listed[],
  { text = '', profession, specialty }: ProfessionalFilters,
): Listed[] {
  const words = foldForSearch(text)
    .split(/\s+/)
    .filter((word) => word !== '')
  const digits = dialledDigits(text)
  const wanted = specialtyKey(specialty)
  return professionals.filter((listed) => {
    if (profession !== undefined && listed.profession !== profession) return false
    if (wanted !== '' && specialtyKey(listed.specialty) !== wanted) return false
    if (digits !== null && hasDigits(listed.phone, digits)) return true
    const { name, notes, address } = listed
    // The line break prevents a match that extends over two fields.
    const searched = foldForSearch(
      [name, listed.specialty ?? '', notes ?? '', address ?? ''].join('\n'),
    )
    return words.every((word) => {
      const part = dialledDigits(word)
      return searched.includes(word) || (part !== null && hasDigits(listed.phone, part))
    })
  })
}

function dialledDigits(text: string): string | null {
  if (!/^[\d\s()+.\-/]+$/.test(text)) return null
  const digits = text.replaceAll(/\D/g, '')
  return digits.length >= 3 ? digits : null
}

/** Some Mexican numbers are stored with a 1 after 52; this comparison ignores it. */
function hasDigits(phone: string, digits: string): boolean {
  const key = phoneKey(phone)
  return phone.replaceAll(/\D/g, '').includes(digits) || (key !== null && key.includes(digits))
}

/** PRO-06: each specialty is listed once, even if it is written in several ways. */
export function listSpecialties(
  professionals: readonly Pick<ListedProfessional, 'profession' | 'specialty'>[],
  profession?: Profession,
): string[] {
  const found = new Map<string, string>()
  for (const listed of professionals) {
    const key = specialtyKey(listed.specialty)
    const isAsked = profession === undefined || listed.profession === profession
    if (isAsked && key !== '' && !found.has(key)) found.set(key, (listed.specialty ?? '').trim())
  }
  return [...found.values()].toSorted((a, b) => compareText(a, b))
}

function specialtyKey(specialty: string | null | undefined): string {
  return foldForSearch((specialty ?? '').trim())
}
