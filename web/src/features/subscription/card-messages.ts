/** Apart from the screen's texts: the card is part of every first screen. */
export const cardMessages = {
  loadFailed: 'Error al cargar los datos de suscripción',
  retry: 'Intentar de nuevo',
} as const
