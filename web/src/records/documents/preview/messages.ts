export const messages = {
  done: 'Hecho',
  pending: 'Pendiente',
} as const
