import { currentSession, listenToSession } from '../session/index.ts'
import { createStore, useStore } from '../store.ts'
import { changeEntry, announce, followOutbox, listenToOutbox, outboxEntries } from './outbox.ts'
import type { OutboxEntry } from './entry.ts'
import { SendLoop, type SendResult } from './send-loop.ts'
import { sendOutbox, type OutboxKinds } from './send-outbox.ts'

const sending = createStore(false)
let kinds: OutboxKinds | undefined

const loop = new SendLoop({
  firstPauseMs: 5000,
  lastPauseMs: 5 * 60_000,
  hasSendable: () => outboxEntries().some(({ problem }) => !problem),
  send,
})

export function startOutbox(known: OutboxKinds): () => void {
  kinds = known
  followOutbox()
  let userId = currentSession()?.user.id
  const leaveSession = listenToSession(() => {
    const next = currentSession()?.user.id
    if (next !== undefined && next !== userId) void sendNow()
    userId = next
  })
  const leaveOutbox = listenToOutbox(() => loop.sendSoon())
  const leaveLoop = loop.start()
  return () => {
    kinds = undefined
    leaveSession()
    leaveOutbox()
    leaveLoop()
  }
}

export function sendNow(): Promise<SendResult> {
  return loop.sendNow()
}

export async function tryAgain(entry: OutboxEntry): Promise<SendResult> {
  await changeEntry(entry.id, ({ problem: _problem, ...stored }) => ({ ...stored, attempts: 0 }))
  await announce()
  return sendNow()
}

export function useIsSending(): boolean {
  return useStore(sending)
}

async function send(): Promise<SendResult> {
  if (!kinds) return 'sent'
  sending.set(true)
  try {
    return await sendOutbox(kinds)
  } finally {
    sending.set(false)
  }
}
