import { log } from '../log.ts'
import { currentSession, listenToSession } from '../session/index.ts'
import { createStore, useStore } from '../store.ts'
import { changeUnsent, announce, followOutbox, listenToOutbox, unsentEntries } from './outbox.ts'
import type { OutboxEntry } from './entry.ts'
import { sendOutbox, type OutboxKinds, type Sent } from './send-outbox.ts'

/** OUT-04: the pauses between attempts grow from the first to the last. */
const FIRST_PAUSE_MS = 5000
const LAST_PAUSE_MS = 5 * 60_000

const sending = createStore(false)
let kinds: OutboxKinds | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0
let running: Promise<Sent> | undefined

/** Until the returned function is called, entries are sent when the network, the person or the page comes back, and in growing intervals. */
export function startOutbox(known: OutboxKinds): () => void {
  kinds = known
  followOutbox()
  let userId = currentSession()?.user.id
  const leaveSession = listenToSession(() => {
    const next = currentSession()?.user.id
    if (next !== undefined && next !== userId) void sendNow()
    userId = next
  })
  const leaveOutbox = listenToOutbox(() => {
    if (!timer && !running && hasSendable()) sendLater()
  })
  const comeBack = () => {
    if (document.visibilityState === 'visible' && hasSendable()) void sendNow()
  }
  const comeOnline = () => void sendNow()
  addEventListener('online', comeOnline)
  document.addEventListener('visibilitychange', comeBack)
  void sendNow()
  return () => {
    kinds = undefined
    clearTimeout(timer)
    timer = undefined
    leaveSession()
    leaveOutbox()
    removeEventListener('online', comeOnline)
    document.removeEventListener('visibilitychange', comeBack)
  }
}

/** Tries at once; attempts at the same time are one. */
export function sendNow(): Promise<Sent> {
  clearTimeout(timer)
  timer = undefined
  running ??= attempt().finally(() => (running = undefined))
  return running
}

/** An entry that waited for the person is tried again as it is. */
export async function tryAgain(entry: OutboxEntry): Promise<Sent> {
  await changeUnsent(entry.id, ({ problem: _problem, ...stored }) => ({ ...stored, attempts: 0 }))
  await announce()
  return sendNow()
}

export function useIsSending(): boolean {
  return useStore(sending)
}

async function attempt(): Promise<Sent> {
  if (!kinds) return 'done'
  sending.set(true)
  let result: Sent = 'later'
  try {
    result = await sendOutbox(kinds)
  } catch (error) {
    log.error('the outbox was not sent', error)
  } finally {
    sending.set(false)
  }
  failures = result === 'later' ? failures + 1 : 0
  if (result === 'later' && kinds) sendLater()
  return result
}

function sendLater(): void {
  clearTimeout(timer)
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1), LAST_PAUSE_MS)
  timer = setTimeout(() => void sendNow(), pause)
}

function hasSendable(): boolean {
  return unsentEntries().some(({ problem }) => !problem)
}
