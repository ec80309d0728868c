export const messages = {
  invalidEmail: 'Por favor ingresa un email válido',
  missingPassword: 'Escribe tu contraseña',
  wrongCredentials: 'Email o contraseña incorrectos',
  signInFailed: 'Error al iniciar sesión',
  signUpFailed: 'Error al crear la cuenta',
  alreadyRegistered: 'Ya existe una cuenta con este email.',
  recoveryFailed: 'No pudimos enviar el enlace. Intenta de nuevo.',
  passwordChangeFailed: 'No pudimos guardar tu contraseña. Intenta de nuevo.',
  noConnection: 'No hay conexión con Predio. Revisa tu internet e intenta de nuevo.',
  emailNotConfirmed: 'Confirma tu email antes de entrar: te enviamos un enlace al registrarte.',
  suspended: 'Tu cuenta está suspendida. Escríbenos para ayudarte.',
  samePassword: 'La contraseña nueva debe ser distinta de la anterior',
  wrongCode: 'El código no es correcto o ya venció',
  codeShape: 'El código tiene 6 dígitos',
  sessionLost: 'Tu sesión terminó. Inicia sesión para seguir donde estabas.',
  passwordHint: 'Al menos 6 caracteres',
  recoverySent:
    'Si hay una cuenta con ese email, te enviamos un enlace para elegir una contraseña nueva. Funciona una sola vez y vence en una hora.',
  confirmationSent: 'Te enviamos un enlace para confirmar tu email. Ábrelo y entrarás a tu cuenta.',
  passwordChanged: 'Contraseña actualizada exitosamente',
} as const

/** Specification, platform section 8: always 'minutos', rounded up. */
export function tooManyFailures(waitMs: number): string {
  return `Demasiados intentos fallidos. Intenta de nuevo en ${minutes(waitMs)} minutos`
}

export function tooManyTries(waitMs: number): string {
  return `Demasiados intentos. Intenta de nuevo en ${minutes(waitMs)} minutos`
}

export function mailTooSoon(seconds: number): string {
  return `Por seguridad, podrás pedir otro enlace en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`
}

function minutes(ms: number): number {
  return Math.ceil(ms / 60_000)
}
