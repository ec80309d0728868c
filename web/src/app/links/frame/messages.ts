import { words } from '../../../lib/words.ts'

export const messages = {
  noScript: 'Esta página necesita JavaScript. Actívalo en tu navegador y recarga la página.',
  skip: 'Saltar al contenido',
  agent: 'Tu agente',
  licence: (number: string) => `Lic. ${number}`,
  whatsapp: 'Escribir por WhatsApp',
  call: 'Llamar',
  notice: 'Aviso de privacidad',
  privacy: 'Privacidad en Predio',
  madeWith: 'Hecho con Predio',
  appearance: 'Apariencia',
  retry: words.tryAgain,
  problems: {
    // DOC-58 and SEL-08: codes that every function of a link may answer.
    share_not_found: {
      title: 'Este enlace no está disponible',
      text: 'Puede que quien te lo envió ya lo haya retirado, o que al enlace le falte una parte. Escríbele y pídele uno nuevo.',
    },
    share_revoked: {
      title: 'Este enlace ya no está disponible',
      text: 'Quien lo compartió lo canceló. Si lo necesitas, pídele uno nuevo.',
    },
    share_expired: {
      title: 'Este enlace venció',
      text: 'Pide uno nuevo a quien te lo envió.',
    },
    rate_limited: {
      title: 'Demasiados intentos',
      text: 'Espera un minuto e intenta de nuevo.',
    },
    document_unavailable: {
      title: 'El documento ya no está disponible',
      text: 'Pídelo de nuevo a quien te lo envió.',
    },
    unreachable: { title: 'No hay conexión', text: words.checkConnection },
    failed: {
      title: 'No se pudo abrir',
      text: 'Algo falló de nuestro lado. Intenta de nuevo en un momento.',
    },
  },
} as const
