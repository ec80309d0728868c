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
  deleteRecords,
  type Outcome,
  restoreRecords,
  type Result,
} from './api/change-records.ts'
import { addLeaving, dropLeaving } from '../../lib/data/leaving.ts'
import { describeResults, messages, type BulkVerb } from './messages.ts'
import { type BatchResults, type BatchSize, runBatches } from './run-batches.ts'

/** A run that is under way; it goes on when the person opens another screen. */
export interface BulkRun {
  done: number
  total: number
}

/** A deletion whose ten seconds end during another run is one more. */
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

interface ChangeOfMany<Item, Changed extends Result> {
  items: readonly Item[]
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
  const written = run.results.filter(({ outcome }) => outcome === 'changed')
  const undo = written.length > 0 ? () => void undoChange(work, written) : undefined
  tell('changed', work.isFeminine, run, undo)
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

/** A run that added records, whose undo removes them. */
export async function addMany<Added extends Outcome>(
  ids: readonly string[],
  add: (batch: readonly string[]) => Promise<readonly Added[]>,
  table: Table & 'tasks',
  idOf: (added: Added) => string | null,
): Promise<void> {
  const run = await send(ids, add, [table])
  const added = run.results.map(idOf).filter((id) => id !== null)
  tell(
    'tasks',
    isFeminine(table),
    run,
    added.length > 0 ? () => void removeAdded(table, added) : undefined,
  )
}

async function removeAdded(table: 'tasks', ids: readonly string[]): Promise<void> {
  const run = await send(ids, (batch) => deleteRecords(table, batch), [table])
  if (run.failure === undefined) toast.success(messages.undone)
  else
    toast.error(messages.undoFailed, {
      label: messages.undo,
      onPress: () => void removeAdded(table, ids),
      stays: true,
    })
}

/**
 * BULK-07: the records disappear at once, and are deleted when the toast that offers to undo is gone. A tab that is closed before
 * that deletes nothing. `remove` is for records with more than their row.
 */
export function deleteMany(
  kind: BulkKind,
  ids: readonly string[],
  tables: readonly Table[],
  remove = (batch: readonly string[]) => deleteRecords(kind, batch),
): void {
  // The server counts and sums without the records that wait (VIEW-10, BULK-24).
  const readAgain = () => void changed(kind)
  addLeaving(ids)
  readAgain()
  const stay = () => {
    dropLeaving(ids)
    readAgain()
  }
  toast.success(messages.deleting(ids.length), {
    label: messages.undo,
    onPress: () => {
      stay()
      toast.success(messages.nothingDeleted)
    },
    onMissed: () =>
      void (async () => {
        const run = await send(ids, remove, tables)
        stay()
        tell('deleted', isFeminine(kind), run, undefined)
      })(),
  })
}

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
