import type { BadgeColor } from '../badges/index.ts'

export const TASK_STATUS_LABELS = {
  pending: 'Pendiente',
  in_progress: 'En progreso',
  completed: 'Completada',
  cancelled: 'Cancelada',
} as const
export type TaskStatus = keyof typeof TASK_STATUS_LABELS
export const DEFAULT_TASK_STATUS: TaskStatus = 'pending'

export const TASK_PRIORITY_LABELS = {
  low: 'Baja',
  medium: 'Media',
  high: 'Alta',
  urgent: 'Urgente',
} as const
export type TaskPriority = keyof typeof TASK_PRIORITY_LABELS
export const TASK_PRIORITIES = Object.keys(TASK_PRIORITY_LABELS) as TaskPriority[]
export const DEFAULT_TASK_PRIORITY: TaskPriority = 'medium'

/** TASK-03: both high and urgent are red; an icon distinguishes them. */
const PRIORITY_COLORS: Record<TaskPriority, BadgeColor> = {
  low: 'green',
  medium: 'yellow',
  high: 'red',
  urgent: 'red',
}

export function priorityColor(priority: TaskPriority): BadgeColor {
  return PRIORITY_COLORS[priority]
}

export const OPEN_TASK_STATUSES: readonly TaskStatus[] = ['pending', 'in_progress']

export function isOpen(task: { status: TaskStatus }): boolean {
  return OPEN_TASK_STATUSES.includes(task.status)
}
