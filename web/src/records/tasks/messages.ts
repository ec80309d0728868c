import { TASK_FIELDS, TASK_MESSAGES } from '@predio/domain/tasks'
import { words } from '../../lib/words.ts'

export const messages = {
  created: 'Tarea creada exitosamente',
  updated: 'Tarea actualizada exitosamente',
  saveFailed: TASK_MESSAGES.saveFailed,
  notVerified: {
    create: 'No se pudo crear la tarea',
    update: 'No se pudo verificar la actualización',
  },
  gone: 'Esta tarea ya no existe: se eliminó en otra ventana.',
  loadFailed: words.crmLoadFailed,
  completed: 'Tarea completada',
  reopened: 'Tarea abierta de nuevo',
  undo: words.undo,
  heading: 'Tareas',
  newTask: 'Nueva Tarea',
  editTask: 'Editar Tarea',
  subject: 'Esta tarea',
  searchLabel: 'Buscar tareas',
  searchPlaceholder: 'Buscar tareas...',
  noMatches: 'Ninguna tarea coincide',
  noMatchesText: words.loosenSearch,
  exported: 'Tareas exportadas',
  exportFailed: 'No se pudieron exportar las tareas. Intenta de nuevo.',
  noDate: 'Sin fecha',
  sendMessage: 'Enviar el mensaje por WhatsApp',
  calendar: 'Agregar al calendario',
  priority: TASK_FIELDS.priority.label,
  create: 'Crear tarea',
} as const

export const EMPTY = {
  today: {
    none: 'Nada para hoy',
    noneText: 'Disfruta el respiro o adelanta algo de la semana.',
  },
  overdue: { none: 'Nada vencido', noneText: 'Vas al día con tus pendientes.' },
  week: { none: 'Semana despejada', noneText: 'No hay pendientes de hoy al domingo.' },
  all: {
    none: 'Aún no tienes tareas',
    noneText: 'Anota la primera: a quién llamar, qué preparar y para cuándo.',
  },
} as const

export function completeLabel(title: string): string {
  return `Completar: ${title}`
}

export function reopenLabel(title: string): string {
  return `Abrir de nuevo: ${title}`
}

export function queuedText(done: string): string {
  return `${done}, ${words.unsent.toLowerCase()}`
}
