export const messages = {
  loadFailed: 'Error al cargar los datos de suscripción',
  retry: 'Intentar de nuevo',
} as const
