import { newId } from '../../lib/new-id.ts'
import { changed } from '../../lib/data/changed.ts'
import type { Table } from '../../lib/data/query-keys.ts'
import { log } from '../../lib/log.ts'
import { quotaOf } from '../../lib/quota-reached.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { toast } from '../../ui/toast.ts'
import { DELETED_TABLES } from '../deletion/api/delete-records.ts'
import {
  type BulkAction,
  type BulkKind,
  type BulkRun,
  continueRun,
  dismissRun,
  type Progress,
  readRun,
  startRun,
  undoRun,
} from './api/bulk-runs.ts'
import { countWritten, describeResults, describeRun, messages, resultsOf } from './messages.ts'
import {
  BATCH_SIZE,
  type BatchResults,
  type BatchSize,
  type Result,
  runBatches,
} from './run-batches.ts'

const underWay = createStore<ReadonlyMap<string, Progress>>(new Map())

function show(id: string, progress: Progress | null): void {
  const next = new Map(underWay.get())
  if (progress) next.set(id, progress)
  else next.delete(id)
  underWay.set(next)
}

export function useBulkRun(): Progress | undefined {
  const runs = useStore(underWay)
  if (runs.size === 0) return undefined
  const sum = (part: keyof Progress) =>
    [...runs.values()].reduce((before, run) => before + run[part], 0)
  return { done: sum('done'), total: sum('total') }
}

export function useProgressOf(id: string): Progress | undefined {
  return useStore(underWay, (runs) => runs.get(id))
}

/** Ids of runs that a toast shows. Notices leave them out, because both could undo and dismiss the run. */
const toldByToast = createStore<ReadonlySet<string>>(new Set())

export function useRunToast(): ReadonlySet<string> {
  return useStore(toldByToast)
}

/** Thrown if another tab or device dismissed the run, or if newer runs replaced it. */
class RunGone extends Error {
  override name = 'RunGone'
}

type RunOf = Pick<BulkRun, 'id' | 'kind' | 'action' | 'total'>
type Next = typeof continueRun

/**
 * BULK-13: the database stores the run, so that it survives a reload. BULK-06: a toast offers to undo the run, which is dismissed when
 * the toast closes.
 */
export async function runMany(
  kind: BulkKind,
  ids: readonly string[],
  action: BulkAction,
): Promise<void> {
  const run = { id: newId(), kind, action, total: ids.length }
  toldByToast.set(new Set([...toldByToast.get(), run.id]))
  let next: Next = (id) => {
    next = continueRun
    return startRun(id, kind, action, ids)
  }
  try {
    await doPackets(run, (id) => next(id))
    const result = await readRun(run.id)
    if (result) tellResult(result)
  } catch (error) {
    if (error instanceof RunGone) return
    const stopped = await readRun(run.id).catch(() => null)
    // If only the answer to the last packet was lost, the run is complete.
    if (stopped?.done === run.total) tellResult(stopped)
    else await tellStopped(run.id, stopped, quotaOf(error))
  }
}

/** BULK-14: continues a stopped run when the person asks for it. */
export function continueStoredRun(run: BulkRun): Promise<void> {
  return repeat(run, continueRun, run.done)
}

export function undoStoredRun(run: BulkRun): Promise<void> {
  return repeat(run, undoRun, run.undone ?? 0)
}

async function repeat(run: RunOf, next: Next, from: number): Promise<void> {
  try {
    await doPackets(run, next, from)
  } catch (error) {
    const text = next === undoRun ? messages.undoFailed : messages.stopped
    toast.error(error instanceof RunGone ? messages.gone : (quotaOf(error) ?? text))
  }
  await changed('bulk_packets')
}

export async function dismiss(id: string, { unlessUndoing = false } = {}): Promise<void> {
  try {
    await dismissRun(id, { unlessUndoing })
  } catch (error) {
    log.error('run not dismissed', error)
  }
  await changed('bulk_packets')
}

/** Packets are changed one after the other, because another tab may continue the same run. */
async function doPackets(run: RunOf, next: Next, from = 0): Promise<void> {
  if (underWay.get().has(run.id)) return
  show(run.id, { done: from, total: run.total })
  try {
    for (;;) {
      const progress = await next(run.id)
      if (progress.total === 0) throw new RunGone()
      show(run.id, progress)
      if (progress.done >= progress.total) return
    }
  } catch (error) {
    if (!(error instanceof RunGone)) log.error('a run over many records stopped', error)
    throw error
  } finally {
    await changed(...tablesOf(run))
    show(run.id, null)
  }
}

function tablesOf({ kind, action }: RunOf): readonly Table[] {
  if (action.do === 'delete') return DELETED_TABLES[kind]
  if (action.do === 'task') return ['tasks']
  return action.do === 'plan' ? ['follow_up_runs', 'tasks'] : [kind]
}

function tellResult(run: BulkRun): void {
  let isUndone = false
  const action = {
    label: messages.undo,
    onPress: () => {
      isUndone = true
      void undo(run)
    },
  }
  toast.success(describeRun(run), countWritten(run) > 0 ? action : undefined, () => {
    if (!isUndone) void dismiss(run.id, { unlessUndoing: true })
  })
}

async function undo(run: BulkRun): Promise<void> {
  try {
    await doPackets(run, undoRun)
    const result = await readRun(run.id)
    if (result) toast.success(describeRun(result))
    await dismiss(run.id, { unlessUndoing: true })
  } catch (error) {
    if (error instanceof RunGone) return toast.error(messages.gone)
    toast.error(messages.undoFailed, {
      label: messages.undo,
      onPress: () => void undo(run),
      stays: true,
    })
    await leaveToNotices(run.id)
  }
}

async function leaveToNotices(id: string): Promise<void> {
  toldByToast.set(new Set([...toldByToast.get()].filter((told) => told !== id)))
  await changed('bulk_packets')
}

/** `run` is null if it cannot be read now, and undefined if the database never stored it. */
async function tellStopped(
  id: string,
  run: BulkRun | undefined | null,
  limit: string | undefined,
): Promise<void> {
  const text = run === null ? messages.stopped : run ? describeRun(run) : messages.startFailed
  toast.error(limit ?? text)
  await leaveToNotices(id)
}

interface ChangeOfMany<Item, Changed extends Result> {
  items: readonly Item[]
  size?: BatchSize
  change: (batch: readonly Item[]) => Promise<readonly Changed[]>
  restore: (batch: readonly Changed[]) => Promise<readonly Result[]>
  tables: readonly Table[]
  isFeminine: boolean
}

/** Listings are changed by other database functions, which store no run, so the run lives only in this page. */
export async function changeAndOfferUndo<Item, Changed extends Result>(
  work: ChangeOfMany<Item, Changed>,
): Promise<void> {
  const run = await send(work.items, work.change, work.tables, work.size)
  const written = run.results.filter(({ outcome }) => outcome === 'changed')
  const text = describeResults('changed', resultsOf(run), work.isFeminine)
  const action =
    written.length > 0
      ? { label: messages.undo, onPress: () => void undoChange(work, written) }
      : undefined
  if (run.failure === undefined) toast.success(text, action)
  else toast.error(text, action)
}

async function undoChange<Item, Changed extends Result>(
  work: ChangeOfMany<Item, Changed>,
  records: readonly Changed[],
  earlier: Pick<BatchResults<Result>, 'results' | 'missing'> = { results: [], missing: 0 },
): Promise<void> {
  const run = await send(records, work.restore, work.tables)
  const answered = {
    results: [...earlier.results, ...run.results],
    missing: earlier.missing + run.missing,
  }
  if (run.failure === undefined) {
    const text = describeResults('restored', resultsOf({ ...run, ...answered }), work.isFeminine)
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

async function send<Item, Answer>(
  items: readonly Item[],
  work: (batch: readonly Item[]) => Promise<readonly Answer[]>,
  tables: readonly Table[],
  size: BatchSize = BATCH_SIZE,
): Promise<BatchResults<Answer>> {
  const id = newId()
  const total = items.length
  show(id, { done: 0, total })
  try {
    const run = await runBatches(items, size, work, (done) => show(id, { done, total }))
    if (run.failure !== undefined) log.error('many records not changed', run.failure)
    await changed(...tables)
    return run
  } finally {
    show(id, null)
  }
}
