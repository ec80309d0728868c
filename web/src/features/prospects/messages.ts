import type { ProspectStatus } from '@predio/domain/prospects'
import { words } from '../../lib/words.ts'
import { messages as recordMessages } from '../../records/prospects/messages.ts'

export const messages = {
  title: recordMessages.title,
  nameless: recordMessages.nameless,
  parts: 'Partes del buzón',
  add: 'Pegar o soltar',
  sources: 'Fuentes y direcciones',
  waiting: 'Prospectos por atender',
  seeAll: 'Abrir el buzón',

  accept: 'Aceptar',
  accepting: 'Aceptando…',
  discard: 'Descartar',
  restore: 'Volver al buzón',
  removal: {
    action: 'Eliminar ahora',
    title: '¿Eliminar a este prospecto?',
    text: 'Se borra todo lo que envió. No se puede recuperar.',
    done: 'Prospecto eliminado',
    failed: 'No se pudo eliminar. Intenta de nuevo.',
  },
  erasure: {
    action: 'Borrar sus datos',
    title: '¿Borrar los datos de esta persona?',
    text: 'Se borra este mensaje y los demás que llegaron con su teléfono o su correo y no son de un cliente. No se puede recuperar. Queda una constancia sin datos personales, que ves en Perfil.',
    done: 'Se borraron sus datos',
    failed: 'No se pudieron borrar sus datos. Intenta de nuevo.',
  },
  acceptedNew: (name: string) => `${name} ya está entre tus clientes`,
  acceptedKnown: (name: string) => `Lo que escribió ya está en la historia de ${name}`,
  discarded: 'Prospecto descartado',
  restored: 'El prospecto está otra vez por atender',
  acceptFailed: 'No se pudo aceptar. El prospecto sigue en tu buzón; intenta de nuevo.',
  discardFailed: 'No se pudo descartar. El prospecto sigue en tu buzón; intenta de nuevo.',
  restoreFailed: 'No se pudo devolver al buzón. Intenta de nuevo.',
  offline: 'No hay conexión. El prospecto sigue en tu buzón; inténtalo cuando vuelva.',
  gone: 'Este prospecto ya no existe.',
  clientGone: 'El cliente que elegiste ya no existe. Elige otro.',

  from: 'Llegó por',
  when: 'Cuándo',
  mentioned: 'Propiedad que menciona',
  listing: words.property,
  listingFailed: 'No se pudo guardar la propiedad. Intenta de nuevo.',
  client: words.client,
  newClient: 'Vacío: al aceptar se crea un cliente nuevo.',
  knownClient: 'Ya lo tienes: al aceptar, esto se agrega a su historia.',
  sameWaiting: (count: number) =>
    count === 1
      ? 'Hay otro mensaje por atender de la misma persona'
      : `Hay otros ${count} mensajes por atender de la misma persona`,
  consent: 'Aceptó tu aviso de privacidad',
  othersFailed: 'No se pudieron cargar los otros datos',
  becameClient: 'Ver al cliente',
  edit: 'Corregir datos',
  subject: 'Este prospecto',

  answerTitle: (name: string) => `Responder a ${name}`,
  later: 'Ahora no',
  next: 'Siguiente',
  noNumber: 'No dejó un número de WhatsApp.',
  writeMail: 'Escribir un correo',
  answerText: (agent: string, listing: string | null) =>
    `Hola {{nombre}}${agent ? `, soy ${agent}` : ''}. Gracias por tu mensaje${listing ? ` sobre ${listing}` : ''}. ¿Te llamo hoy o prefieres que sigamos por aquí?`,
  recipientFailed: 'No se pudo leer el número del cliente',

  keep: 'Guardar en el buzón',
  created: 'Prospecto guardado en tu buzón',
  updated: 'Datos corregidos',
  saveFailed: 'No se pudo guardar el prospecto',
} as const

export const LIST_TEXTS = {
  heading: messages.title,
  searchLabel: 'Buscar prospectos',
  searchPlaceholder: 'Nombre, teléfono, mensaje o portal',
  loadFailed: 'No se pudo cargar el buzón',
  noMatches: 'Ningún prospecto coincide',
}

export const PARTS: Record<ProspectStatus, string> = {
  waiting: 'Por atender',
  accepted: 'Atendidos',
  discarded: 'Descartados',
}

export const EMPTY: Record<ProspectStatus, { none: string; noneText: string }> = {
  waiting: {
    none: 'Nadie espera respuesta',
    noneText:
      'Aquí llega quien escribe por tu sitio, un portal o tu formulario. También puedes pegar un mensaje.',
  },
  accepted: { none: 'Todavía no has aceptado a nadie', noneText: 'Los que aceptes quedan aquí.' },
  discarded: {
    none: 'Nada descartado',
    noneText: 'Lo que descartes se borra solo después de 90 días.',
  },
}
