export const messages = {
  codeLabel: 'Código de 6 dígitos',
  codeHint: 'Lo muestra tu aplicación de autenticación. Cambia cada 30 segundos.',
  codeShape: 'El código tiene 6 dígitos',
  codeWrong: 'El código no es correcto o ya se usó. Espera el siguiente y escríbelo.',
  appLabel: 'Aplicación',
  unnamedApp: 'Aplicación de autenticación',
  recoveryLabel: 'Código de recuperación',
  recoveryHint: 'Uno de los diez que guardaste. Cada uno sirve una sola vez.',
  recoveryMissing: 'Escribe uno de tus códigos de recuperación',
  recoveryWrong: 'Ese código no es correcto o ya se usó. Prueba con otro.',
  byRecovery: 'Usar un código de recuperación',
  byApp: 'Usar el código de la aplicación',
  codeTooOld:
    'Pasó mucho tiempo desde que escribiste tu código. Cierra esta ventana y empieza de nuevo.',
  noConnection: 'No hay conexión con Predio. Revisa tu internet e intenta de nuevo.',
  failed: 'No pudimos comprobar el código. Intenta de nuevo.',
} as const

export function tooManyCodes(waitMs: number): string {
  const minutes = Math.ceil(waitMs / 60_000)
  const hours = Math.ceil(waitMs / 3_600_000)
  const wait = minutes <= 90 ? `${minutes} minutos` : `${hours} horas`
  return `Demasiados códigos incorrectos. Intenta de nuevo en ${wait}, o usa un código de recuperación.`
}

export function tooManyRecoveryCodes(waitMs: number): string {
  return `Demasiados códigos incorrectos. Intenta de nuevo en ${Math.ceil(waitMs / 60_000)} minutos.`
}

export function codesLeft(remaining: number): string {
  if (remaining === 0) return 'Ya no te quedan códigos de recuperación. Crea otros en Perfil.'
  return remaining === 1
    ? 'Te queda 1 código de recuperación.'
    : `Te quedan ${remaining} códigos de recuperación.`
}
