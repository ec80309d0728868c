import { words } from '../../../lib/words.ts'

export const messages = {
  title: 'Verificación en dos pasos',
  off: 'Además de tu contraseña, al entrar se pide un código que solo muestra tu teléfono. Quien adivine o robe tu contraseña no podrá entrar.',
  active: 'Activa',
  on: 'Al entrar se pide tu contraseña y el código de tu aplicación.',
  help: '¿Cómo la activo, y si pierdo mi teléfono?',
  turnOn: 'Activar',
  turnOnTitle: 'Activar la verificación en dos pasos',
  add: 'Agregar otra aplicación',
  addTitle: 'Agregar una aplicación',
  needsApp:
    'Necesitas una aplicación de autenticación en tu teléfono: Google Authenticator, Microsoft Authenticator, 1Password o la que prefieras.',
  proveText:
    'Para estar seguros de que eres tú, escribe primero el código de una aplicación que ya tienes.',
  nameLabel: words.name,
  nameHint: 'Para reconocerla si agregas otra.',
  nameMissing: 'Escribe un nombre',
  nameTaken: 'Ya tienes una aplicación con ese nombre. Escribe otro.',
  defaultName: 'Mi teléfono',
  passwordLabel: 'Tu contraseña',
  passwordHint: 'Para estar seguros de que eres tú.',
  passwordMissing: 'Escribe tu contraseña',
  passwordWrong: 'La contraseña no es correcta',
  next: words.continue,
  scan: 'Abre la aplicación, elige agregar una cuenta y escanea este código.',
  qrAlt: 'Código QR para tu aplicación de autenticación',
  secretLabel: 'Si no puedes escanearlo, escribe esta clave en la aplicación',
  copySecret: 'Copiar clave',
  secretCopied: 'Clave copiada',
  confirm: 'Confirmar código',
  confirmed: 'La verificación en dos pasos está activa',
  added: 'La aplicación quedó agregada',
  tooMany: 'Ya tienes diez aplicaciones. Quita una para agregar otra.',
  disabled: 'Este servidor no ofrece la verificación en dos pasos. Avisa a quien lo administra.',
  beginFailed: 'No pudimos empezar. Revisa tu conexión e intenta de nuevo.',
  codesTitle: 'Guarda tus códigos de recuperación',
  codesText:
    'Si pierdes tu teléfono, con uno de estos códigos entras. Cada uno sirve una sola vez y no se vuelven a mostrar: guárdalos donde solo tú los encuentres.',
  codesSaved: 'Ya los guardé',
  codesUnsaved:
    'Primero guarda tus códigos: no se vuelven a mostrar. Después presiona «Ya los guardé».',
  codesFailed: 'No pudimos crear tus códigos de recuperación. Créalos desde Perfil.',
  codesUnavailable:
    'Este servidor no da códigos de recuperación. Agrega una segunda aplicación, en otro dispositivo, para no quedarte fuera si pierdes este.',
  copy: 'Copiar',
  copied: 'Códigos copiados',
  copyFailed: 'No se pudo copiar. Selecciona el texto y cópialo.',
  download: words.download,
  print: words.print,
  fileName: 'codigos-de-recuperacion-predio.txt',
  noCodes: 'No tienes códigos de recuperación.',
  codesUnread: 'No pudimos leer cuántos códigos de recuperación te quedan.',
  newCodes: 'Crear códigos nuevos',
  newCodesTitle: '¿Crear códigos nuevos?',
  newCodesText:
    'Los códigos que tienes guardados dejarán de servir. Para estar seguros de que eres tú, escribe un código.',
  newCodesFailed:
    'No pudimos crear tus códigos nuevos. Espera el siguiente código e intenta de nuevo.',
  remove: 'Quitar',
  removeLast: 'Desactivar',
  removeTitle: '¿Quitar esta aplicación?',
  removeLastTitle: '¿Desactivar la verificación en dos pasos?',
  removeLastLabel: 'Desactivar la verificación en dos pasos',
  removeText: 'Para entrar ya no servirán sus códigos.',
  removeLastText:
    'Para entrar bastará tu contraseña, y tus códigos de recuperación dejarán de servir.',
  removed: 'La aplicación se quitó',
  turnedOff: 'La verificación en dos pasos está desactivada',
  removeFailed: 'No se pudo quitar. Intenta de nuevo.',
  removeNeedsApp:
    'Con un código de recuperación no basta aquí: agrega primero tu aplicación nueva y quita la anterior después.',
} as const

export function addedOn(date: string): string {
  return `Agregada el ${date}`
}

export function removeLabel(name: string): string {
  return `Quitar ${name}`
}

export function codesFile(email: string, codes: readonly string[]): string {
  return [
    'Códigos de recuperación de Predio',
    `Cuenta: ${email}`,
    'Cada uno sirve una sola vez.',
    '',
    ...codes,
    '',
  ].join('\r\n')
}
