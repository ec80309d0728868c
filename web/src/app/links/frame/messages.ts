import { linkProblems } from '../../../lib/links/messages.ts'
import { words } from '../../../lib/words.ts'

/** The texts of every page that a link opens. */
export const messages = {
  skip: 'Saltar al contenido',
  agent: 'Tu agente',
  licence: (number: string) => `Lic. ${number}`,
  whatsapp: 'Escribir por WhatsApp',
  call: 'Llamar',
  privacy: 'Aviso de privacidad',
  madeWith: 'Hecho con Predio',
  appearance: 'Apariencia',
  retry: words.tryAgain,
  problems: {
    ...linkProblems,
    unreachable: { title: 'No hay conexión', text: words.checkConnection },
    failed: {
      title: 'No se pudo abrir',
      text: 'Algo falló de nuestro lado. Intenta de nuevo en un momento.',
    },
  },
} as const
