export const messages = {
  jobsDone: 'Trabajos hechos',
  jobsFailed: 'No se pudieron cargar los trabajos de esta propiedad',
} as const
