import { countOf, formatNumber } from '@predio/domain/numbers'
import { joinAnd } from '@predio/domain/text'
import { words } from '../../lib/words.ts'
import { entityRules } from '@predio/domain/views'
import type { BulkRun, Outcomes } from './api/bulk-runs.ts'
import type { BatchResults, Result } from './run-batches.ts'

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
  delete: 'Eliminar…',
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
  gone: 'Esta acción ya no se puede deshacer ni continuar.',
  stopped: 'La acción se interrumpió. El aviso de arriba dirá qué se hizo y qué falta.',
  startFailed: 'No se pudo empezar. Intenta de nuevo.',
  runs: 'Acciones con muchos',
  goOn: words.continue,
  dismiss: 'Descartar',
  close: words.close,
  working: (done: number, total: number) => `${formatNumber(done)} de ${formatNumber(total)}`,
} as const

function agreeing(participle: string, count: number, isFeminine: boolean): string {
  const word = isFeminine ? participle.replace(/o$/, 'a') : participle
  return count === 1 ? word : `${word}s`
}

const DONE = {
  changed: (count: number, isFeminine: boolean) => agreeing('cambiado', count, isFeminine),
  tasks: (count: number) => (count === 1 ? 'cliente con tarea nueva' : 'clientes con tarea nueva'),
  plans: (count: number) => (count === 1 ? 'cliente con el plan' : 'clientes con el plan'),
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

export interface RunResults {
  outcomes: Outcomes
  /** Records without an outcome, because they are gone or were changed meanwhile. */
  missing: number
  unconfirmed: number
  untried: number
}

/** BULK-05: for example '310 cambiados, 2 no: 1 ya no existe y 1 ya estaba así'. */
export function describeResults(
  verb: BulkVerb,
  { outcomes, missing, unconfirmed, untried }: RunResults,
  isFeminine: boolean,
): string {
  const done =
    verb === 'deleted'
      ? (outcomes.deleted ?? 0)
      : verb === 'restored'
        ? (outcomes.restored ?? 0) + (outcomes.deleted ?? 0)
        : (outcomes.changed ?? 0)
  const { same = 0, refused = 0 } = outcomes
  const missed = Object.entries({
    same,
    refused,
    [verb === 'restored' ? 'changed' : 'gone']: missing,
    unconfirmed,
    untried,
  }).filter(([, count]) => count > 0) as [keyof typeof REASONS, number][]
  const text = `${formatNumber(done)} ${DONE[verb](done, isFeminine)}`
  if (missed.length === 0) return text
  const sum = missed.reduce((before, [, count]) => before + count, 0)
  const reasons = missed.map(
    ([reason, count]) => `${formatNumber(count)} ${REASONS[reason][count === 1 ? 0 : 1]}`,
  )
  return `${text}, ${formatNumber(sum)} no: ${joinAnd(reasons)}`
}

export function resultsOf({ results, ...rest }: BatchResults<Result>): RunResults {
  const outcomes: Outcomes = {}
  for (const { outcome } of results) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  return { ...rest, outcomes }
}

const VERBS = {
  change: 'changed',
  move: 'changed',
  delete: 'deleted',
  task: 'tasks',
  plan: 'plans',
} as const satisfies Record<BulkRun['action']['do'], BulkVerb>

const sumOf = (outcomes: Outcomes) => Object.values(outcomes).reduce((sum, count) => sum + count, 0)

export function countWritten({ outcomes }: BulkRun): number {
  return (outcomes.changed ?? 0) + (outcomes.deleted ?? 0)
}

export function describeRun(run: BulkRun, untried = run.total - run.done): string {
  const { isFeminine } = entityRules(run.kind)
  if (run.undone !== null) {
    const missing = countWritten(run) - sumOf(run.undo_outcomes)
    const results = { outcomes: run.undo_outcomes, missing, unconfirmed: 0, untried: 0 }
    return `${messages.undone}: ${describeResults('restored', results, isFeminine)}`
  }
  const missing = run.done - sumOf(run.outcomes)
  const results = { outcomes: run.outcomes, missing, unconfirmed: 0, untried }
  return describeResults(VERBS[run.action.do], results, isFeminine)
}

const SUBJECTS = {
  change: (records: string) => `El cambio de ${records}`,
  move: (records: string) => `El cambio de fecha de ${records}`,
  delete: (records: string) => `La eliminación de ${records}`,
  task: (records: string) => `La tarea para ${records}`,
  plan: (records: string) => `El plan de ${records}`,
} as const satisfies Record<BulkRun['action']['do'], unknown>

const NOUNS = {
  clients: ['cliente', 'clientes'],
  opportunities: ['oportunidad', 'oportunidades'],
  tasks: ['tarea', 'tareas'],
  interactions: ['interacción', 'interacciones'],
  documents: ['documento', 'documentos'],
} as const satisfies Record<BulkRun['kind'], unknown>

/** BULK-13: the text of the notice about what the run did. */
export function sayRun(run: BulkRun): string {
  const [one, many] = NOUNS[run.kind]
  const subject = SUBJECTS[run.action.do](countOf(run.total, one, many))
  if (run.undone !== null && run.undone < run.total) {
    return `${subject} se deshizo a medias: ${messages.working(run.undone, run.total)}.`
  }
  if (run.undone !== null) return `${subject}. ${describeRun(run)}.`
  if (run.done === run.total) return `${subject} terminó: ${describeRun(run)}.`
  const left = run.total - run.done
  const rest = left === 1 ? 'Falta 1' : `Faltan ${formatNumber(left)}`
  return `${subject} quedó a medias: ${describeRun(run, 0)}. ${rest}.`
}

/** For example 'Cambiar estado…' and 'Cambiar el estado de 2 clientes'. */
export function changeTexts(what: string, countRecords: (count: number) => string) {
  const [, noun] = what.split(' ')
  return {
    label: `Cambiar ${noun}…`,
    title: (count: number) => `Cambiar ${what} de ${countRecords(count)}`,
    button: `Cambiar ${noun}`,
  }
}
