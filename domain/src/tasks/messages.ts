export const TASK_MESSAGES = {
  titleMissing: 'Escribe el título de la tarea',
  titleLong: 'El título no puede exceder los 200 caracteres',
  descriptionLong: 'La descripción no puede exceder los 5000 caracteres',
  statusInvalid: 'Selecciona el estado de la tarea',
  priorityInvalid: 'Selecciona la prioridad de la tarea',
  dueDateInvalid: 'Fecha de vencimiento inválida',
  clientInvalid: 'Cliente inválido',
  propertyInvalid: 'Propiedad inválida',
  saveFailed: 'Error al guardar la tarea',
} as const
