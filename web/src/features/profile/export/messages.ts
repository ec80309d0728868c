import { countOf, formatNumber } from '@predio/domain/numbers'
import { words } from '../../../lib/words.ts'

export const messages = {
  title: 'Tus datos',
  intro:
    'Llévate una copia de todo lo que guardas en Predio: tus clientes, propiedades, oportunidades, documentos, imágenes y lo demás, en un ZIP que puedes abrir en cualquier computadora.',
  keys: 'La API Key de tu sitio y tu API key de OpenAI se quedan fuera de la copia, por seguridad.',
  help: '¿Qué hay dentro de la copia?',
  start: 'Exportar todo',
  again: 'Exportar otra vez',
  running: 'Preparando tu copia',
  progress: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
  runningHint: 'Puedes seguir trabajando en Predio; solo no cierres esta pestaña.',
  cancel: words.cancel,
  cancelled: 'Exportación cancelada',
  done: (rows: number, files: number) =>
    `Tu copia está lista: ${countOf(rows, 'registro', 'registros')} y ${countOf(files, 'archivo', 'archivos')}.`,
  missing: (paths: readonly string[]) =>
    `${countOf(paths.length, 'archivo', 'archivos')} no se ${paths.length === 1 ? 'pudo' : 'pudieron'} incluir: ${shortList(paths)}. La lista está en LEEME.txt.`,
  save: 'Guardar otra vez',
  failed:
    'No se pudo preparar tu copia. Revisa tu conexión e intenta de nuevo; no se guardó nada a medias.',
} as const

const SHOWN = 3

function shortList(paths: readonly string[]): string {
  const shown = paths.slice(0, SHOWN).join(', ')
  return paths.length > SHOWN ? `${shown} y ${formatNumber(paths.length - SHOWN)} más` : shown
}
