export const PROFESSIONAL_MESSAGES = {
  nameShort: 'El nombre debe tener al menos 2 caracteres',
  nameLong: 'El nombre no puede exceder los 100 caracteres',
  professionInvalid: 'Selecciona una profesión',
  specialtyLong: 'La especialidad no puede exceder los 100 caracteres',
  emailInvalid: 'Email inválido',
  addressLong: 'La dirección no puede exceder los 200 caracteres',
  ratingLow: 'La calificación mínima es 1',
  ratingHigh: 'La calificación máxima es 5',
  ratingInvalid: 'La calificación debe ser un número entero del 1 al 5',
  notesLong: 'Las notas no pueden exceder los 1000 caracteres',
  saveFailed: 'Error al guardar el profesional',
} as const

export const JOB_MESSAGES = {
  descriptionMissing: 'Describe el trabajo',
  descriptionLong: 'La descripción no puede exceder los 500 caracteres',
  propertyInvalid: 'Propiedad inválida',
  dateMissing: 'Elige la fecha del trabajo',
  costInvalid: 'Costo inválido',
  costNegative: 'El costo no puede ser negativo',
  notesLong: PROFESSIONAL_MESSAGES.notesLong,
} as const
