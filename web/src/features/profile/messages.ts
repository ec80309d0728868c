import { countOf } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'

export const messages = {
  loading: 'Cargando tu perfil',
  subject: 'Tu perfil',
  saved: 'Perfil actualizado exitosamente',
  gone: words.profileGone,
  saveFailed: 'No se pudo guardar tu perfil. Revisa tu conexión e intenta de nuevo.',
  loadFailed: 'No se pudo cargar tu perfil',
  loadFailedHint: words.checkConnection,
  zoneUnknown: 'Esa zona horaria no está disponible. Elige otra.',
  passwordChanged: 'Contraseña actualizada exitosamente',
  passwordMismatch: 'Las contraseñas nuevas no coinciden',
  currentMissing: 'Escribe tu contraseña actual',
  currentWrong: 'La contraseña actual no es correcta',
  passwordSame: 'La contraseña nueva debe ser distinta de la actual',
  passwordHint: 'Al menos 6 caracteres',
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
  deletePasswordMissing: 'Escribe tu contraseña para eliminar la cuenta',
  deletePasswordWrong: 'La contraseña no es correcta',
  deleteFailed: 'No se pudo eliminar la cuenta. Intenta de nuevo: continúa donde se quedó.',
  deleteAccount: 'Eliminar mi cuenta',
  deleteAccountIntro:
    'Borra tu cuenta con todos tus datos y archivos. No se puede deshacer. Antes puedes llevarte una copia con «Exportar todo».',
  yourPassword: 'Tu contraseña',
  yourPasswordHint: 'Para estar seguros de que eres tú.',
  deletingAccount: 'Eliminando tu cuenta',
  deleteEverything: 'Eliminar todo',
  lostProperties: 'Tus propiedades, etiquetas y clientes vinculados',
  lostClients: 'Tus clientes, oportunidades, tareas, interacciones y mensajes',
  lostDocuments: 'Tus documentos con sus versiones, plantillas y enlaces compartidos',
  lostTools: 'Tus guiones, tu directorio, tus estimaciones y tus conversaciones con el asistente',
  lostImages: 'Tus imágenes y tu logo',
  lostSettings: 'Tu configuración, tus avisos, tu perfil y tu suscripción',
  lostIntro: 'Esto se borra para siempre y no se puede recuperar:',
  siteStays: 'Lo que está publicado en tu sitio WordPress se queda como está.',
  changeEmail: 'Cambiar correo',
  emailIntro: (email: string) =>
    `Hoy entras con ${email}. Escribe el nuevo y la contraseña de tu cuenta.`,
  newEmail: 'Correo nuevo',
  accountPassword: 'Contraseña de tu cuenta',
  changePassword: 'Cambiar contraseña',
  passwordIntro:
    'Al cambiarla se cierran tus sesiones en otros dispositivos; en este sigues dentro.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Confirma la contraseña nueva',
  mailCode: 'Código del correo',
  resendLinks: 'Enviar los enlaces de nuevo',
  personal: 'Información personal',
  fullName: 'Nombre completo',
  company: 'Empresa',
  emailHint: 'Es el de tu cuenta. Se cambia en «Cambiar correo».',
  firstScreen: 'Al abrir Predio',
  timeZone: 'Zona horaria',
  timeZoneText: (time: string | undefined) =>
    `${time ? `Ahí ${/^1\D/.test(time) ? 'es la' : 'son las'} ${time} ` : ''}Decide qué es «hoy» en tus tareas y avisos.`,
  timeZoneHint: 'Busca tu ciudad o estado',
  noTimeZone: 'Ninguna zona se llama así',
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

/** ACC-12: the waiting time is rounded up to whole minutes. */
export function tooManyTries(waitMs: number | undefined): string {
  if (waitMs === undefined) return 'Demasiados intentos fallidos. Intenta de nuevo más tarde'
  return `Demasiados intentos fallidos. Intenta de nuevo en ${Math.ceil(waitMs / 60_000)} minutos`
}
