import type { DeletableKind } from './api/delete-records.ts'
import { words } from '../../lib/words.ts'

export const messages = {
  confirm: words.delete,
  undo: words.undo,
} as const

interface DeletionTexts {
  label: string
  title: string
  text: (name: string) => string
  deleted: string
  failed: string
  restored: string
  restoreFailed: string
}

export const TEXTS: Record<DeletableKind, DeletionTexts> = {
  clients: {
    label: 'Eliminar cliente',
    title: '¿Eliminar a este cliente?',
    text: (name) =>
      `Se elimina la ficha de ${name} con lo que busca, sus vínculos con propiedades, sus consentimientos y sus planes de seguimiento. Sus oportunidades, tareas, interacciones, documentos y mensajes se quedan, sin cliente.`,
    deleted: 'Cliente eliminado exitosamente',
    failed: 'No se pudo eliminar el cliente. Intenta de nuevo.',
    restored: 'Cliente recuperado',
    restoreFailed: 'No se pudo recuperar el cliente. Intenta de nuevo.',
  },
  documents: {
    label: 'Eliminar documento',
    title: '¿Eliminar el documento?',
    text: (name) =>
      `Se elimina «${name}» con su archivo, sus versiones y su historial. Los enlaces que compartiste dejan de funcionar.`,
    deleted: 'Documento eliminado exitosamente',
    failed: 'No se pudo eliminar el documento. Intenta de nuevo.',
    restored: 'Documento recuperado',
    restoreFailed: 'No se pudo recuperar el documento. Intenta de nuevo.',
  },
  tasks: {
    label: 'Eliminar tarea',
    title: '¿Eliminar esta tarea?',
    text: (name) => `Se eliminará «${name}».`,
    deleted: 'Tarea eliminada',
    failed: 'No se pudo eliminar la tarea. Intenta de nuevo.',
    restored: 'Tarea recuperada',
    restoreFailed: 'No se pudo recuperar la tarea. Intenta de nuevo.',
  },
  opportunities: {
    label: 'Eliminar oportunidad',
    title: '¿Eliminar esta oportunidad?',
    text: (name) =>
      `Se eliminará la oportunidad de ${name} con su paso por las etapas y dejará de contar en los reportes. Sus interacciones y mensajes se conservan.`,
    deleted: 'Oportunidad eliminada',
    failed: 'No se pudo eliminar la oportunidad. Intenta de nuevo.',
    restored: 'Oportunidad recuperada',
    restoreFailed: 'No se pudo recuperar la oportunidad. Intenta de nuevo.',
  },
  interactions: {
    label: 'Eliminar interacción',
    title: '¿Eliminar esta interacción?',
    text: (name) => `Se eliminará «${name}» de la historia del cliente.`,
    deleted: 'Interacción eliminada',
    failed: 'No se pudo eliminar la interacción. Intenta de nuevo.',
    restored: 'Interacción recuperada',
    restoreFailed: 'No se pudo recuperar la interacción. Intenta de nuevo.',
  },
}
