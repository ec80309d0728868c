export const SCRIPT_MESSAGES = {
  titleMissing: 'Escribe el título del script',
  titleLong: 'El título no puede exceder los 100 caracteres',
  contentMissing: 'Escribe el contenido del script',
  contentLong: 'El contenido no puede exceder los 2000 caracteres',
  categoryInvalid: 'Selecciona una categoría',
  duplicateTitle: 'Ya existe un script con este título',
  saveFailed: 'Error al guardar el script',
} as const
