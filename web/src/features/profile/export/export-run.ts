import { toCalendarDate } from '@predio/domain/dates'
import { download } from '../../../lib/download.ts'
import { log } from '../../../lib/log.ts'
import { currentSession, listenToSession } from '../../../lib/session/index.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import { toast } from '../../../ui/toast.ts'
import type { ExportSummary } from './describe-export.ts'
import { exportAll, type ExportProgress, type Owner } from './export-all.ts'
import { messages } from './messages.ts'

/** EXPORT-12: the export continues while the person uses other screens and stops at sign-out. */
export type ExportState =
  | { phase: 'idle' }
  | { phase: 'running'; progress: ExportProgress | undefined }
  | { phase: 'done'; summary: ExportSummary; save: () => void }
  | { phase: 'failed' }

const state = createStore<ExportState>({ phase: 'idle' })
let running: AbortController | undefined
let stopListening: (() => void) | undefined

export function useExport(): ExportState {
  return useStore(state)
}

export async function startExport(owner: Owner): Promise<void> {
  if (running) return
  const abort = new AbortController()
  running = abort
  const { signal } = abort
  // The listener stays after the export has ended, because the next person on this device must not find the finished copy.
  stopListening?.()
  stopListening = listenToSession(() => {
    if (currentSession()?.user.id !== owner.id) stop()
  })
  window.addEventListener('beforeunload', askToStay)
  state.set({ phase: 'running', progress: undefined })
  try {
    const onProgress = (progress: ExportProgress) => {
      if (!signal.aborted) state.set({ phase: 'running', progress })
    }
    const { blob, summary } = await exportAll(owner, { signal, onProgress })
    const name = `predio-datos-${toCalendarDate(new Date(), owner.zone)}.zip`
    const save = () => download(name, blob, blob.type)
    save()
    notifyIfCardHidden(() => toast.success(messages.done(...totals(summary))))
    state.set({ phase: 'done', summary, save })
  } catch (error) {
    if (signal.aborted) return
    log.error('export not made', error)
    notifyIfCardHidden(() => toast.error(messages.failed))
    state.set({ phase: 'failed' })
  } finally {
    // A cancelled export may end when the next one runs already; it must not end that one.
    if (running === abort) end()
  }
}

export function cancelExport(): void {
  stop()
  toast.success(messages.cancelled)
}

export function totals({ tables, files }: ExportSummary): [rows: number, files: number] {
  const own = tables.filter(({ isOwn }) => isOwn)
  return [own.reduce((sum, { rows }) => sum + rows, 0), files]
}

function stop(): void {
  stopListening?.()
  running?.abort()
  end()
  state.set({ phase: 'idle' })
}

function end(): void {
  running = undefined
  window.removeEventListener('beforeunload', askToStay)
}

/** Shows a toast only if the export card, which shows the outcome itself, is not on the screen. */
function notifyIfCardHidden(tell: () => void): void {
  if (!state.isWatched()) tell()
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
