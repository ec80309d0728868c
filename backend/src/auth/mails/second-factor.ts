import type { Mail } from '../mailers/mailer.ts'
import { ifNotYou } from './email-changed.ts'
import { layoutHtml, layoutText, type MailContent } from './layout.ts'

type SecondFactorEvent = 'added' | 'removed' | 'code-used' | 'reset'

interface Words {
  subject: string
  title: string
  paragraphs: (email: string) => string[]
}

const WORDS: Record<SecondFactorEvent, Words> = {
  added: {
    subject: 'Activaste la verificación en dos pasos de Predio',
    title: 'Tu cuenta pide un segundo paso',
    paragraphs: (email) => [
      `Se agregó una aplicación de autenticación a la cuenta ${email}. Desde ahora, para entrar se pide también su código de seis dígitos.`,
      'Guarda tus códigos de recuperación en un lugar seguro: con uno de ellos entras si pierdes el teléfono.',
    ],
  },
  removed: {
    subject: 'Se quitó una aplicación de autenticación de Predio',
    title: 'Cambió tu verificación en dos pasos',
    paragraphs: (email) => [
      `Se quitó una aplicación de autenticación de la cuenta ${email}.`,
      'Si ya no tienes otra, para entrar basta con tu contraseña. Puedes activar de nuevo la verificación en dos pasos en Perfil.',
    ],
  },
  'code-used': {
    subject: 'Se usó un código de recuperación de Predio',
    title: 'Se usó un código de recuperación',
    paragraphs: (email) => [
      `Alguien entró a la cuenta ${email} con la contraseña y uno de sus códigos de recuperación. Ese código ya no sirve.`,
      'Si perdiste tu teléfono, agrega tu aplicación nueva en Perfil y quita la anterior.',
    ],
  },
  reset: {
    subject: 'Se quitó la verificación en dos pasos de tu cuenta de Predio',
    title: 'Tu cuenta ya no pide un segundo paso',
    paragraphs: (email) => [
      `Quien administra Predio quitó de la cuenta ${email} las aplicaciones de autenticación y los códigos de recuperación, y cerró todas sus sesiones.`,
      'Para entrar basta con tu contraseña. Activa de nuevo la verificación en dos pasos en Perfil.',
    ],
  },
}

export function secondFactorSubject(event: SecondFactorEvent): string {
  return WORDS[event].subject
}

export function secondFactorContent(
  event: SecondFactorEvent,
  email: string,
  contactEmail?: string,
): MailContent {
  const { title, paragraphs } = WORDS[event]
  return { title, paragraphs: paragraphs(email), closing: ifNotYou(contactEmail) }
}

export function secondFactorMail(event: SecondFactorEvent, to: string, contactEmail: string): Mail {
  const content = secondFactorContent(event, to, contactEmail)
  return {
    to,
    kind: `second-factor-${event}`,
    subject: secondFactorSubject(event),
    text: layoutText(content),
    html: layoutHtml(content),
  }
}
