export const messages = {
  jobsDone: 'Trabajos hechos',
} as const
