import { countOf, formatNumber } from '@predio/domain/numbers'
import { words } from '../../../../lib/words.ts'

export const messages = {
  title: 'Fotos',
  hint: (count: number) =>
    `${countOf(count, 'foto sigue', 'fotos siguen')} en el otro sitio y se ${count === 1 ? 've' : 'ven'} mientras él la${count === 1 ? '' : 's'} tenga. Guárdala${count === 1 ? '' : 's'} en Predio para no depender de él.`,
  start: 'Guardar las fotos',
  running: 'Guardando fotos',
  progress: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
  stop: 'Detener',
  stored: (count: number) => countOf(count, 'foto guardada', 'fotos guardadas'),
  failed: (count: number) =>
    `${countOf(count, 'foto no se pudo guardar y sigue', 'fotos no se pudieron guardar y siguen')} con su dirección:`,
  untried: (count: number) => `${countOf(count, 'foto quedó', 'fotos quedaron')} sin guardar.`,
  more: (count: number) => `y ${formatNumber(count)} más`,
  retry: words.tryAgain,
  resume: words.continue,
} as const
