export const SCRIPT_MESSAGES = {
  duplicateTitle: 'Ya existe un script con este título',
  saveFailed: 'Error al guardar el script',
} as const
