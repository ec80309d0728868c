export const PLAN_MESSAGES = {
  nameMissing: 'Escribe el nombre del plan',
  nameLong: 'El nombre no puede exceder los 80 caracteres',
  startInvalid: 'Selecciona cuándo inicia el plan',
  stageMissing: 'Selecciona la etapa',
  typeInvalid: 'Tipo de cliente inválido',
  stepsMissing: 'Agrega al menos un paso',
  stepsMany: 'Un plan tiene a lo más 20 pasos',
  dayInvalid: 'Escribe un número de días entre 0 y 730',
  kindInvalid: 'Selecciona si es una tarea o un mensaje',
  textMissing: 'Escribe el texto del paso',
  taskLong: 'El texto de una tarea no puede exceder los 200 caracteres',
  messageLong: 'El texto de un mensaje no puede exceder los 1000 caracteres',
} as const
