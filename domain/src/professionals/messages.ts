export const PROFESSIONAL_MESSAGES = {
  ratingLow: 'La calificación mínima es 1',
  ratingHigh: 'La calificación máxima es 5',
  saveFailed: 'Error al guardar el profesional',
} as const
