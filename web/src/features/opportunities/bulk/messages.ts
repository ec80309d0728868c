import { countOf, formatNumber } from '@predio/domain/numbers'
import { words } from '../../../lib/words.ts'

const opportunities = (count: number) => countOf(count, 'oportunidad', 'oportunidades')

export const messages = {
  move: {
    label: 'Mover a otra etapa…',
    title: (count: number) => `Mover ${opportunities(count)} a otra etapa`,
    button: 'Mover',
  },
  lose: 'Marcar como perdidas…',

  loseTitle: (count: number) =>
    count === 1
      ? 'Marcar 1 oportunidad como perdida'
      : `Marcar ${formatNumber(count)} oportunidades como perdidas`,
  loseText: 'Todas las elegidas quedan con este motivo; las que ya estaban perdidas, con el suyo.',
  loseButton: 'Marcar como perdidas',

  deleteTitle: (count: number) =>
    count === 1 ? '¿Eliminar 1 oportunidad?' : `¿Eliminar ${formatNumber(count)} oportunidades?`,
  deleteText:
    'Se eliminan con el historial de sus etapas; sus interacciones y mensajes quedan sin oportunidad. Tienes 10 segundos para deshacerlo.',
  deleteButton: words.delete,
} as const
