export const INTERACTION_MESSAGES = {
  saveFailed: 'Error al guardar la interacción',
} as const
