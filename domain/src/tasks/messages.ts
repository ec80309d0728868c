export const TASK_MESSAGES = {
  saveFailed: 'Error al guardar la tarea',
} as const
