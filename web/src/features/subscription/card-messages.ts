import { words } from '../../lib/words.ts'

/** Apart from the screen's texts: the card is part of every first screen. */
export const cardMessages = {
  loadFailed: 'Error al cargar los datos de suscripción',
  retry: words.tryAgain,
  owed: 'Pago pendiente',
  owedText: 'No pudimos cobrar tu suscripción',
} as const
