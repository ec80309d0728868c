import { normalisePassword, PASSWORD_MIN } from './password.ts'

/** ACC-04: the strength is advice and never a reason to refuse a password. */
const REQUIREMENTS = {
  length: (password) => Array.from(password).length >= PASSWORD_MIN,
  upper: (password) => /\p{Lu}/u.test(password),
  lower: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\d/.test(password),
  special: (password) => /[@$!%*?&]/.test(password),
} satisfies Record<string, (password: string) => boolean>

export type StrengthRequirement = keyof typeof REQUIREMENTS

export const STRENGTH_REQUIREMENTS = Object.keys(REQUIREMENTS) as readonly StrengthRequirement[]

export type StrengthGrade = 'weak' | 'fair' | 'good' | 'strong'

export interface PasswordStrength {
  met: ReadonlySet<StrengthRequirement>
  grade: StrengthGrade
}

export function passwordStrength(typed: string): PasswordStrength {
  const password = normalisePassword(typed)
  const met = new Set(STRENGTH_REQUIREMENTS.filter((name) => REQUIREMENTS[name](password)))
  return { met, grade: gradeOf(met) }
}

function gradeOf(met: ReadonlySet<StrengthRequirement>): StrengthGrade {
  if (!met.has('length') || met.size <= 2) return 'weak'
  if (met.size === STRENGTH_REQUIREMENTS.length) return 'strong'
  return met.size === 3 ? 'fair' : 'good'
}
