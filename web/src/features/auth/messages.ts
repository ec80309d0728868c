import { countOf } from '@predio/domain/numbers'
import type { LinkState } from '../../lib/link-state.ts'
import type { LinkType } from './mail-link.ts'
import { words } from '../../lib/words.ts'

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
  emailNotConfirmed:
    'Confirma tu correo antes de entrar: abre el enlace que te enviamos al registrarte, o pide otro.',
  suspended: 'Tu cuenta está suspendida. Escríbenos para ayudarte.',
  samePassword: 'La contraseña nueva debe ser distinta de la anterior',
  wrongCode: 'El código no es correcto o ya venció',
  codeShape: 'El código tiene 6 dígitos',
  sessionLost: 'Tu sesión terminó. Inicia sesión para seguir donde estabas.',
  passwordHint: 'Al menos 6 caracteres',
  recoverySent:
    'Si hay una cuenta con ese email, te enviamos un enlace para elegir una contraseña nueva. Funciona una sola vez y vence en una hora.',
  confirmTitle: 'Revisa tu correo',
  confirmationSent:
    'Te enviamos un enlace para confirmar tu correo. Ábrelo en este o en otro dispositivo, o escribe aquí su código. Vence en una hora.',
  confirmationFailed: 'No pudimos enviar el enlace. Intenta de nuevo.',
  passwordChanged: 'Contraseña actualizada exitosamente',
  passwordNotChosen:
    'Si sales ahora, tendrás que pedir otro enlace para entrar, porque la contraseña anterior puede haber dejado de funcionar.',
  recoveryOver: 'El permiso para elegir una contraseña ya se usó o venció. Sal y pide otro enlace.',
  emailTaken: 'Ese correo ya lo usa otra cuenta. Elige otro en tu perfil.',
  emailConfirmed: 'Tu correo quedó confirmado',
  linkFailed: 'No pudimos abrir el enlace. Intenta de nuevo.',
  linkExpired: 'El enlace venció o ya se usó',
  confirmLine: 'Confirma tu correo',
  confirmAgain: 'Reenviar correo',
  confirmLater: 'Ahora no',
  replaceSession: 'Cerrar esa sesión y continuar',
  keepSession: 'Seguir con la sesión abierta',
  halfTitle: 'Falta un paso',
  movedTitle: 'Tu correo cambió',
  secondStepTitle: 'Verificación en dos pasos',
  secondStepText: 'Falta un paso para entrar a la cuenta de',
  signIn: 'Iniciar Sesión',
  enter: 'Entrar',
  signInLink: 'Inicia sesión',
  signInRemedy: 'Inicia sesión.',
  noAccountYet: '¿No tienes cuenta?',
  registerLink: 'Regístrate',
  forgotPassword: '¿Olvidaste tu contraseña?',
  password: 'Contraseña',
  enterDemo: 'Entrar a la demostración',
  demoText: 'Una cuenta con datos de ejemplo, para mirar sin registrarte.',
  registerTitle: 'Crea tu cuenta',
  register: 'Crear mi cuenta',
  trial: '7 días gratis con todas las funciones.',
  haveAccount: '¿Ya tienes cuenta?',
  acceptTerms: 'Al crear tu cuenta aceptas los',
  terms: 'Términos y condiciones',
  andThe: 'y el',
  privacyNotice: 'Aviso de privacidad',
  alreadyConfirmed: '¿Ya lo confirmaste?',
  confirm: 'Confirmar',
  otherAddress: 'Usar otro correo',
  goToPredio: 'Ir a Predio',
  goToAccount: 'Ir a mi cuenta',
  askNewLink: 'Pedir un enlace nuevo',
  mailMissing: '¿No llegó? Revisa tu carpeta de spam.',
  mailedCode: 'Código del correo',
  mailedCodeHint: 'Abre el enlace, o escribe aquí sus 6 dígitos.',
  recoverTitle: 'Recupera tu contraseña',
  recoverText: 'Escribe tu email y te enviaremos un enlace para elegir una nueva.',
  sendLink: 'Enviar enlace',
  sendLinkAgain: 'Enviar otro enlace',
  otherEmail: 'Usar otro email',
  backToSignIn: 'Volver a iniciar sesión',
  newPasswordTitle: 'Elige tu contraseña nueva',
  newPassword: 'Contraseña nueva',
  savePassword: 'Guardar contraseña',
  leaveWithoutPassword: 'Salir sin elegirla',
  signOut: 'Salir',
  enteredByCode:
    'Entraste con un código de recuperación. Si perdiste tu teléfono, agrega tu aplicación nueva en Perfil y quita la anterior.',
} as const

/** ACC-12: the waiting time is rounded up to whole minutes. */
export function tooManyFailures(waitMs: number): string {
  return `Demasiados intentos fallidos. Intenta de nuevo en ${minutes(waitMs)} minutos`
}

export function tooManyTries(waitMs: number): string {
  return `Demasiados intentos. Intenta de nuevo en ${minutes(waitMs)} minutos`
}

export function mailTooSoon(seconds: number): string {
  return `Por seguridad, podrás pedir otro enlace en ${countOf(seconds, 'segundo', 'segundos')}.`
}

interface LinkWords {
  title: string
  text: string
  action: string
}

export const LINK_WORDS: Record<LinkType, LinkWords> = {
  recovery: {
    title: 'Restablece tu contraseña',
    text: 'Vas a elegir una contraseña nueva para la cuenta:',
    action: words.continue,
  },
  invite: {
    title: 'Acepta la invitación',
    text: 'Te invitaron a Predio con el correo:',
    action: 'Aceptar la invitación',
  },
  signup: {
    title: 'Confirma tu correo',
    text: 'Confirma solo si tú creaste la cuenta de Predio con este correo:',
    action: 'Confirmar mi correo',
  },
  magiclink: {
    title: 'Entra a Predio',
    text: 'Este enlace abre la cuenta:',
    action: 'Iniciar sesión',
  },
  email_change: {
    title: 'Confirma el cambio de correo',
    text: 'El correo de tu cuenta de Predio cambia de este al siguiente:',
    action: 'Confirmar el cambio',
  },
}

export const EXPIRED_LINKS: Record<LinkType, string> = {
  recovery:
    'Cada enlace funciona una sola vez y vence en una hora. Pide uno nuevo y ábrelo desde tu correo.',
  invite:
    'Cada invitación funciona una sola vez y vence en una hora. Si ya la aceptaste, inicia sesión; si no, pide otra a quien te invitó.',
  signup:
    'Cada enlace funciona una sola vez y vence en una hora. Si ya confirmaste tu correo, inicia sesión; si no, pide otro enlace.',
  magiclink:
    'Cada enlace funciona una sola vez y vence en una hora. Inicia sesión con tu contraseña.',
  email_change:
    'Cada enlace funciona una sola vez y vence en una hora. Si ya confirmaste desde este correo, falta hacerlo desde el otro; si no, pide el cambio otra vez en tu perfil.',
}

export const CONFIRMATION_LINKS: Record<LinkState, { title: string; text: string }> = {
  used: {
    title: 'Este enlace ya se usó',
    text: 'Tu correo quedó confirmado con este enlace y no tienes que hacer nada más.',
  },
  confirmed: {
    title: 'Tu correo ya está confirmado',
    text: 'Lo confirmaste con otro enlace o código, así que este ya no hace falta.',
  },
  expired: {
    title: 'El enlace venció',
    text: 'Los enlaces vencen en una hora, y el más reciente sustituye a los anteriores. Pide otro y ábrelo desde tu correo.',
  },
}

export function confirmLineText(email: string): string {
  return `Abre el enlace que enviamos a ${email}.`
}

export function confirmLineSent(email: string): string {
  return `Te enviamos otro enlace a ${email}.`
}

export const LINK_REFUSALS = {
  incomplete: {
    title: 'El enlace está incompleto',
    text: 'Ábrelo otra vez desde tu correo. Si no funciona, copia la dirección completa y pégala en el navegador.',
  },
  foreign: {
    title: 'Este enlace no es de esa cuenta',
    text: 'El enlace decía ser de una cuenta y es de otra, así que no abrió ninguna sesión. No vuelvas a usarlo: pide uno nuevo desde Predio.',
  },
} as const

export function otherWillLeave(inside: string, owner: string): string {
  return `En este dispositivo está abierta la cuenta de ${inside}, y este enlace es de ${owner}. Si continúas, se cierra la sesión de ${inside}.`
}

export function otherStays(inside: string): string {
  return `En este dispositivo está abierta la cuenta de ${inside}. Confirmar el cambio no la cierra.`
}

export function insideAlready(other: string | undefined): string {
  return other
    ? `En este dispositivo está abierta la cuenta de ${other}. Para pedir otro enlace, sal primero.`
    : 'Tu sesión sigue abierta en este dispositivo. Si quieres cambiar tu contraseña, hazlo en tu perfil.'
}

export function missingMailbox(email: string): string {
  return `Falta confirmar desde ${email}: abre el enlace que enviamos a ese correo. Hasta entonces nada cambia.`
}

export function emailIsNow(email: string): string {
  return `Desde ahora entras a Predio con ${email} y la misma contraseña.`
}

function minutes(ms: number): number {
  return Math.ceil(ms / 60_000)
}
