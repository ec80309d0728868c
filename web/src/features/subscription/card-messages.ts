import { words } from '../../lib/words.ts'

/** Every first screen shows the subscription card, so the card's texts are separate from those of the subscription screen. */
export const cardMessages = {
  loadFailed: 'Error al cargar los datos de suscripción',
  retry: words.tryAgain,
  owed: 'Pago pendiente',
  owedText: 'No pudimos cobrar tu suscripción',
} as const
