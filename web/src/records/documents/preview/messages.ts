/** Apart from the section's texts, because a visitor's page has these alone. */
export const messages = {
  done: 'Hecho',
  pending: 'Pendiente',
} as const
