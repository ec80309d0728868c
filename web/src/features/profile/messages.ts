import { countOf } from '@predio/domain/numbers'

/** Texts of failures and successes (specification, platform sections 5 and 8; the rest in the same voice). */
export const messages = {
  loading: 'Cargando tu perfil',
  saved: 'Perfil actualizado exitosamente',
  saveFailed: 'No se pudo guardar tu perfil. Revisa tu conexión e intenta de nuevo.',
  loadFailed: 'No se pudo cargar tu perfil',
  loadFailedHint: 'Revisa tu conexión e intenta de nuevo.',
  zoneUnknown: 'Esa zona horaria no está disponible. Elige otra.',
  passwordChanged: 'Contraseña actualizada exitosamente',
  passwordMismatch: 'Las contraseñas nuevas no coinciden',
  currentMissing: 'Escribe tu contraseña actual',
  currentWrong: 'La contraseña actual no es correcta',
  passwordSame: 'La contraseña nueva debe ser distinta de la actual',
  passwordHint: 'Al menos 6 caracteres',
  passwordWeak: 'Esa contraseña es fácil de adivinar. Prueba con otra.',
  codeMissing: 'Escribe los 6 dígitos del código',
  codeWrong: 'El código no es correcto o ya venció',
  codeFailed: 'No pudimos enviarte el código. Intenta de nuevo.',
  emailInvalid: 'Por favor ingresa un email válido',
  emailSame: 'Ese ya es el correo de tu cuenta',
  emailTaken: 'Ya existe una cuenta con ese correo. Usa otro.',
  emailFailed: 'No se pudo cambiar el correo. Revisa tu conexión e intenta de nuevo.',
  emailChanged: 'Correo actualizado exitosamente',
  emailMailsSent: 'Enviamos los enlaces de nuevo',
  emailMailsFailed: 'No se pudieron enviar los enlaces. Intenta de nuevo.',
  passwordFailed: 'No se pudo cambiar la contraseña. Revisa tu conexión e intenta de nuevo.',
  othersClosed: 'Se cerraron tus otras sesiones',
  othersFailed: 'No se pudieron cerrar las otras sesiones. Intenta de nuevo.',
  deletePasswordMissing: 'Escribe tu contraseña para eliminar la cuenta',
  deletePasswordWrong: 'La contraseña no es correcta',
  deleteFailed: 'No se pudo eliminar la cuenta. Intenta de nuevo: continúa donde se quedó.',
}

export function codeSent(email: string): string {
  return `Te enviamos un código a ${email}. Escríbelo para terminar el cambio.`
}

export function pendingEmail(email: string, newEmail: string): string {
  return `Falta confirmar desde ${email} y desde ${newEmail}: abre el enlace que enviamos a cada correo. Vencen en una hora y hasta entonces nada cambia.`
}

export function expiredEmail(newEmail: string): string {
  return `Los enlaces para cambiar a ${newEmail} vencieron. Pide el cambio otra vez.`
}

export function mailTooSoon(seconds: number): string {
  return `Por seguridad, podrás pedirlo otra vez en ${countOf(seconds, 'segundo', 'segundos')}.`
}

/** Specification, platform section 8: always 'minutos', rounded up. */
export function tooManyTries(waitMs: number | undefined): string {
  if (waitMs === undefined) return 'Demasiados intentos fallidos. Intenta de nuevo más tarde'
  return `Demasiados intentos fallidos. Intenta de nuevo en ${Math.ceil(waitMs / 60_000)} minutos`
}
