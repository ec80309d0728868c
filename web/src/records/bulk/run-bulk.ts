import { entityRules } from '@predio/domain/views'
import { changed } from '../../lib/data/changed.ts'
import type { Table } from '../../lib/data/query-keys.ts'
import { log } from '../../lib/log.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { toast } from '../../ui/toast.ts'
import {
  BATCH_SIZE,
  type BulkChange,
  type BulkKind,
  type ChangedRecord,
  changeRecords,
  restoreRecords,
  type Result,
} from './api/change-records.ts'
import { DELETED_TABLES, deleteRecords, restoreDeleted } from '../deletion/api/delete-records.ts'
import { describeResults, messages, type BulkVerb } from './messages.ts'
import { type BatchResults, type BatchSize, runBatches } from './run-batches.ts'

/** A run that is under way; it goes on when the person opens another screen. */
export interface BulkRun {
  done: number
  total: number
}

/** An undo during another run is one more. */
const runs = new Set<BulkRun>()
/** All of them together. */
const current = createStore<BulkRun | undefined>(undefined)

export function useBulkRun(): BulkRun | undefined {
  return useStore(current)
}

function showRuns(): void {
  const all = [...runs]
  const sum = (part: keyof BulkRun) => all.reduce((before, run) => before + run[part], 0)
  current.set(all.length > 0 ? { done: sum('done'), total: sum('total') } : undefined)
}

/** Changes the records and offers to write back what was there (BULK-06). */
export async function changeMany(
  kind: BulkKind,
  ids: readonly string[],
  change: BulkChange,
): Promise<void> {
  await changeManyBy(kind, ids, (batch) => changeRecords(kind, batch, change))
}

/** The same by another function of the database, which answers as change_records does. */
export async function changeManyBy(
  kind: BulkKind,
  ids: readonly string[],
  change: (batch: readonly string[]) => Promise<readonly ChangedRecord[]>,
): Promise<void> {
  await changeAndOfferUndo({
    items: ids,
    change,
    restore: (batch) => restoreRecords(kind, batch),
    tables: [kind],
    isFeminine: isFeminine(kind),
  })
}

/** BULK-07: deletes at once; the database can restore the records for a day. */
export async function deleteMany(kind: BulkKind, ids: readonly string[]): Promise<void> {
  await changeAndOfferUndo({
    items: ids,
    verb: 'deleted',
    change: (batch) => deleteRecords(kind, batch),
    restore: (batch) =>
      restoreDeleted(
        kind,
        batch.map(({ id }) => id),
      ),
    tables: DELETED_TABLES[kind],
    isFeminine: isFeminine(kind),
  })
}

interface ChangeOfMany<Item, Changed extends Result> {
  items: readonly Item[]
  /** Unless said, the records are changed. */
  verb?: BulkVerb
  size?: BatchSize
  change: (batch: readonly Item[]) => Promise<readonly Changed[]>
  /** Writes back what `change` answered. */
  restore: (batch: readonly Changed[]) => Promise<readonly Result[]>
  tables: readonly Table[]
  isFeminine: boolean
}

/** The same for records that are changed by functions of their own (listings). */
export async function changeAndOfferUndo<Item, Changed extends Result>(
  work: ChangeOfMany<Item, Changed>,
): Promise<void> {
  const run = await send(work.items, work.change, work.tables, work.size)
  const written = run.results.filter(
    ({ outcome }) => outcome === 'changed' || outcome === 'deleted',
  )
  const undo = written.length > 0 ? () => void undoChange(work, written) : undefined
  tell(work.verb ?? 'changed', work.isFeminine, run, undo)
}

/** `earlier` is what an attempt that failed was told of others. */
async function undoChange<Item, Changed extends Result>(
  work: ChangeOfMany<Item, Changed>,
  records: readonly Changed[],
  earlier: Answered = { results: [], missing: 0 },
): Promise<void> {
  const run = await send(records, work.restore, work.tables)
  const answered = {
    results: [...earlier.results, ...run.results],
    missing: earlier.missing + run.missing,
  }
  if (run.failure === undefined) {
    const text = describeResults('restored', { ...run, ...answered }, work.isFeminine)
    toast.success(`${messages.undone}: ${text}`)
    return
  }
  const left = records.slice(records.length - run.unconfirmed - run.untried)
  toast.error(messages.undoFailed, {
    label: messages.undo,
    onPress: () => void undoChange(work, left, answered),
    stays: true,
  })
}

type Answered = Pick<BatchResults<Result>, 'results' | 'missing'>

function isFeminine(kind: BulkKind): boolean {
  return entityRules(kind).isFeminine
}

async function send<Item, Answer>(
  items: readonly Item[],
  work: (batch: readonly Item[]) => Promise<readonly Answer[]>,
  tables: readonly Table[],
  size: BatchSize = BATCH_SIZE,
): Promise<BatchResults<Answer>> {
  const mine: BulkRun = { done: 0, total: items.length }
  runs.add(mine)
  showRuns()
  try {
    const run = await runBatches(items, size, work, (done) => {
      mine.done = done
      showRuns()
    })
    if (run.failure !== undefined) log.error('many records not changed', run.failure)
    await changed(...tables)
    return run
  } finally {
    runs.delete(mine)
    showRuns()
  }
}

function tell(
  verb: BulkVerb,
  areFeminine: boolean,
  run: BatchResults<Result>,
  undo: (() => void) | undefined,
): void {
  const text = describeResults(verb, run, areFeminine)
  const action = undo && { label: messages.undo, onPress: undo }
  if (run.failure === undefined) toast.success(text, action)
  else toast.error(text, action)
}
