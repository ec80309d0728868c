/** Texts of failures and successes (specification, platform sections 5 and 8; the rest in the same voice). */
export const messages = {
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
  signInAgain: 'Por seguridad, sal y vuelve a entrar antes de cambiar tu contraseña.',
  passwordFailed: 'No se pudo cambiar la contraseña. Revisa tu conexión e intenta de nuevo.',
  othersClosed: 'Se cerraron tus otras sesiones',
  othersFailed: 'No se pudieron cerrar las otras sesiones. Intenta de nuevo.',
  deletePasswordMissing: 'Escribe tu contraseña para eliminar la cuenta',
  deletePasswordWrong: 'La contraseña no es correcta',
  deleteFailed: 'No se pudo eliminar la cuenta. Intenta de nuevo: continúa donde se quedó.',
}

/** Specification, platform section 8: always 'minutos', rounded up. */
export function tooManyTries(waitMs: number | undefined): string {
  if (waitMs === undefined) return 'Demasiados intentos fallidos. Intenta de nuevo más tarde'
  return `Demasiados intentos fallidos. Intenta de nuevo en ${Math.ceil(waitMs / 60_000)} minutos`
}
