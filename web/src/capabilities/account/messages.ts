import type { PasswordFault, StrengthGrade, StrengthRequirement } from '@predio/domain/accounts'

const strengthHint =
  'La contraseña debe contener al menos una mayúscula, una minúscula, un número y un carácter especial'

export const PASSWORD_FAULTS: Record<PasswordFault, string> = {
  'too-short': 'La contraseña debe tener al menos 6 caracteres',
  'too-long': 'La contraseña puede tener hasta 72 caracteres',
}

/** ACC-67: shown if the password is among the commonest, which the server knows. */
const easyToGuess = 'Esa contraseña es fácil de adivinar. Prueba con otra.'

/** The server calls a password weak if it is too short or if it is commonly used. */
export function describeWeakPassword(error: object): string {
  const isKnown = 'reasons' in error && String(error.reasons).includes('pwned')
  return isKnown ? easyToGuess : PASSWORD_FAULTS['too-short']
}

export const GRADES: Record<StrengthGrade, string> = {
  weak: 'Débil',
  fair: 'Regular',
  good: 'Buena',
  strong: 'Fuerte',
}

export const REQUIREMENTS: Record<StrengthRequirement, string> = {
  length: '6 caracteres',
  upper: 'mayúscula',
  lower: 'minúscula',
  digit: 'número',
  special: 'especial (@$!%*?&)',
}

export const messages = {
  strength: 'Seguridad',
  requirements: 'Una contraseña fuerte tiene',
  toBeStrong: `Para que sea fuerte: ${strengthHint}`,
  met: ': lista',
  unmet: ': falta',
  strengthIs: (grade: string) => `Seguridad: ${grade}.`,
  missing: (requirements: readonly string[]) => `Falta: ${requirements.join(', ')}.`,
} as const
