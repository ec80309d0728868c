import type { AuthError } from '@supabase/supabase-js'

export const messages = {
  invalidEmail: 'Por favor ingresa un email válido',
  wrongCredentials: 'Email o contraseña incorrectos',
  signInFailed: 'Error al iniciar sesión',
  signUpFailed: 'Error al crear la cuenta',
  alreadyRegistered: 'Ya existe una cuenta con este email. Inicia sesión.',
  passwordHint: 'Al menos 6 caracteres',
  tooManyAttempts: 'Demasiados intentos fallidos. Intenta de nuevo en unos minutos',
} as const

/** The person's words for what the server said. */
export function authMessage(error: AuthError, fallback: string): string {
  switch (error.code) {
    case 'invalid_credentials':
      return messages.wrongCredentials
    case 'user_already_exists':
      return messages.alreadyRegistered
    case 'weak_password':
      return `La contraseña necesita más: ${messages.passwordHint.toLowerCase()}`
    case 'validation_failed':
      return messages.invalidEmail
    case 'over_request_rate_limit':
      return messages.tooManyAttempts
    default:
      return fallback
  }
}
