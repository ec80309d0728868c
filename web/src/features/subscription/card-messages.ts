import { words } from '../../lib/words.ts'

/** The card is part of every first screen, so its texts stand apart from those of the screen. */
export const cardMessages = {
  loadFailed: 'Error al cargar los datos de suscripción',
  retry: words.tryAgain,
  owed: 'Pago pendiente',
  owedText: 'No pudimos cobrar tu suscripción',
} as const
