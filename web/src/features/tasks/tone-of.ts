import { statusColor, type BadgeColor } from '@predio/domain/badges'
import { priorityColor, type TaskPriority, type TaskStatus } from '@predio/domain/tasks'
import type { Tone } from '../../ui/tone.ts'

const TONES: Record<BadgeColor, Tone> = {
  green: 'success',
  yellow: 'warning',
  blue: 'info',
  red: 'danger',
  grey: 'neutral',
}

export function statusTone(status: TaskStatus): Tone {
  return TONES[statusColor(status)]
}

export function priorityTone(priority: TaskPriority): Tone {
  return TONES[priorityColor(priority)]
}
