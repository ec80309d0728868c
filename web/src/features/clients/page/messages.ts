import { countOf, formatNumber } from '@predio/domain/numbers'
import { joinAnd } from '@predio/domain/text'
import { words } from '../../../lib/words.ts'

export interface SentLinks {
  selections: number
  reports: number
  live: number
}

export const messages = {
  back: 'Volver',
  toReview:
    'Este contacto está por revisar. Completa lo que falta (mira sus notas) y guarda: la marca se quita sola.',
  completeIt: 'Completar',
  edit: words.edit,
  more: 'Más acciones',
  merge: 'Fusionar con otro cliente',
  remove: 'Eliminar cliente',
  removeSent: ({ selections, reports, live }: SentLinks) => {
    const sent = [
      ...(selections > 0 ? [countOf(selections, 'selección', 'selecciones')] : []),
      ...(reports > 0 ? [countOf(reports, 'reporte', 'reportes')] : []),
    ]
    if (sent.length === 0) return ''
    const links =
      live === 0
        ? 'Ninguno de sus enlaces se abre ya.'
        : live === 1
          ? 'Tu cliente todavía puede abrir 1 enlace, que dejará de funcionar.'
          : `Tu cliente todavía puede abrir ${formatNumber(live)} enlaces, que dejarán de funcionar.`
    const isOne = selections + reports === 1
    return `También se ${isOne ? 'elimina' : 'eliminan'} ${joinAnd(sent)} que le enviaste. ${links}`
  },
  loadFailed: words.crmLoadFailed,
  retry: words.tryAgain,

  contact: 'Contacto',
  preferences: 'Lo que busca',
  noPreferences: 'Todavía no sabes qué busca. Anótalo y te diremos qué propiedades le quedan.',
  addPreferences: 'Anotar lo que busca',
  properties: 'Propiedades vinculadas',
  noProperties: 'No tiene propiedades vinculadas.',
  opportunities: 'Oportunidades',
  noOpportunities: 'No tiene oportunidades.',
  addOpportunity: 'Nueva oportunidad',
  tasks: 'Tareas pendientes',
  noTasks: 'No hay nada pendiente.',
  addTask: 'Nueva tarea',
  overdueSince: (when: string) => `Venció ${when}`,
  due: (when: string) => `Vence ${when}`,
  linkEnded: 'Terminada',

  quickAdd: 'Anotar',
  quickKinds: { other: 'Nota', call: 'Llamada', visit: 'Visita' },
  quickPlaceholder: '¿Qué pasó? ¿Qué acordaron?',
  quickSubjects: { other: 'Nota', call: 'Llamada', visit: 'Visita' },
  quickSave: words.save,
  quickSaving: words.saving,
  quickSaved: 'Interacción creada exitosamente',
  quickFailed: 'Error al guardar la interacción',
  quickMissing: 'Escribe qué pasó',
  whatsapp: 'WhatsApp',
  schedule: 'Agendar visita',
} as const
