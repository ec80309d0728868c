import type { ToolCall } from '@predio/domain/assistant'
import type { Target } from '../../../lib/navigation.ts'
import { newId } from '../../../lib/new-id.ts'
import type { Outcome } from './outcome.ts'

interface Edits {
  text?: string
  at?: Date
}

/** What a call means and has led to, however often its card is taken away and shown again. */
interface CallMemory {
  /** 'Mañana' is the day after the one on which it was said. */
  now: Date
  /** Of the rows it may write: sent twice, they are still one. */
  ids: { record: string; task: string }
  /** As the person left them on the card. */
  edits: Edits
  /** A try was sent and never answered: nobody knows whether it was written. */
  isInDoubt: boolean
  settled?: Settled
}

export interface Settled {
  outcome: Outcome
  /** Where what was written can be seen. */
  target?: Target
}

const memories = new WeakMap<ToolCall, CallMemory>()

export function rememberCall(call: ToolCall): CallMemory {
  let memory = memories.get(call)
  if (!memory) {
    const ids = { record: newId(), task: newId() }
    memory = { now: new Date(), ids, edits: {}, isInDoubt: false }
    memories.set(call, memory)
  }
  return memory
}

export function keepEdits(call: ToolCall, edits: Edits): void {
  Object.assign(rememberCall(call).edits, edits)
}

export function doubtCall(call: ToolCall): void {
  rememberCall(call).isInDoubt = true
}

export function settleCall(call: ToolCall, settled: Settled): void {
  rememberCall(call).settled = settled
}
