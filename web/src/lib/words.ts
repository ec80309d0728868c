/**
 * Words that several screens say, each in one place; what only one screen says stands in its messages.ts. No text of one
 * subject belongs here.
 */
export const words = {
  cancel: 'Cancelar',
  close: 'Cerrar',
  loading: 'Cargando',
  copied: 'Copiado al portapapeles',
  copyFailed: 'Error al copiar al portapapeles',
} as const
