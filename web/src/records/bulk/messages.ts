import { formatNumber } from '@predio/domain/numbers'
import { joinAnd } from '@predio/domain/text'
import { words } from '../../lib/words.ts'
import type { Result } from './api/change-records.ts'
import type { BatchResults } from './run-batches.ts'

export const messages = {
  none: (isFeminine: boolean) => (isFeminine ? 'Marca las que quieras' : 'Marca los que quieras'),
  chosen: (count: number, isFeminine: boolean) =>
    `${formatNumber(count)} ${agreeing('elegido', count, isFeminine)}`,
  chooseAll: (count: number, isFeminine: boolean) =>
    count === 1
      ? `Elegir ${isFeminine ? 'la' : 'el'} que coincide`
      : `Elegir ${isFeminine ? 'las' : 'los'} ${formatNumber(count)} que coinciden`,
  choosing: 'Eligiendo…',
  chooseFailed: (isFeminine: boolean) =>
    `No se pudieron elegir ${isFeminine ? 'todas' : 'todos'}. Intenta de nuevo.`,
  clear: 'Quitar selección',
  done: 'Dejar de elegir',
  start: (isFeminine: boolean) => (isFeminine ? 'Elegir varias' : 'Elegir varios'),
  actions: 'Acciones',
  bar: 'Selección',
  export: 'Exportar a CSV',
  addTags: 'Agregar etiquetas…',
  removeTags: 'Quitar etiquetas…',
  tags: 'Etiquetas',
  tagsMissing: 'Escribe al menos una etiqueta',
  tagsHint: 'Presiona Enter después de cada una',
  yourTags: 'Tus etiquetas',
  addTagsButton: 'Agregar etiquetas',
  removeTagsButton: 'Quitar etiquetas',
  choose: (name: string) => `Elegir: ${name}`,
  undo: words.undo,
  undone: 'Se deshizo',
  undoFailed: 'No se pudo deshacer. Intenta de nuevo.',
  working: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
} as const

/** The participle in the gender and number of what it is about: 'cambiada', 'cambiados'. */
function agreeing(participle: string, count: number, isFeminine: boolean): string {
  const word = isFeminine ? participle.replace(/o$/, 'a') : participle
  return count === 1 ? word : `${word}s`
}

/** How each action calls what it did. */
const DONE = {
  changed: (count: number, isFeminine: boolean) => agreeing('cambiado', count, isFeminine),
  tasks: (count: number) => (count === 1 ? 'cliente con tarea nueva' : 'clientes con tarea nueva'),
  deleted: (count: number, isFeminine: boolean) => agreeing('eliminado', count, isFeminine),
  restored: (count: number) => (count === 1 ? 'como estaba' : 'como estaban'),
}
export type BulkVerb = keyof typeof DONE

const REASONS = {
  same: ['ya estaba así', 'ya estaban así'],
  gone: ['ya no existe', 'ya no existen'],
  refused: ['no admite el cambio', 'no admiten el cambio'],
  changed: ['cambió después o ya no existe', 'cambiaron después o ya no existen'],
  unconfirmed: [
    'sin confirmar porque se perdió la conexión',
    'sin confirmar porque se perdió la conexión',
  ],
  untried: ['sin intentar', 'sin intentar'],
} as const

/** BULK-05: '310 cambiados, 2 no: 1 ya no existe y 1 ya estaba así'. */
export function describeResults(
  verb: BulkVerb,
  { results, missing, unconfirmed, untried }: BatchResults<Result>,
  isFeminine: boolean,
): string {
  const success = verb === 'tasks' ? 'changed' : verb
  const counts = new Map<keyof typeof REASONS, number>()
  let done = 0
  for (const { outcome } of results) {
    // What was added is taken back by deleting it.
    if (outcome === success || (verb === 'restored' && outcome === 'deleted')) done += 1
    else if (outcome === 'same' || outcome === 'refused') {
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    }
  }
  if (missing > 0) counts.set(verb === 'restored' ? 'changed' : 'gone', missing)
  if (unconfirmed > 0) counts.set('unconfirmed', unconfirmed)
  if (untried > 0) counts.set('untried', untried)
  const text = `${formatNumber(done)} ${DONE[verb](done, isFeminine)}`
  if (counts.size === 0) return text
  const missed = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const reasons = [...counts].map(
    ([reason, count]) => `${formatNumber(count)} ${REASONS[reason][count === 1 ? 0 : 1]}`,
  )
  return `${text}, ${formatNumber(missed)} no: ${joinAnd(reasons)}`
}
