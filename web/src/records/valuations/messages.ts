export const messages = {
  related: 'Valuaciones',
  relatedFailed: 'No se pudieron cargar las valuaciones',
  untitled: 'Sin nombre',
} as const
