import type { ToolCall } from '@predio/domain/assistant'
import { newId } from '../../../lib/new-id.ts'
import type { Outcome } from './outcome.ts'

/** What a call means and has led to, however often its card is taken away and shown again. */
interface CallMemory {
  /** 'Mañana' is the day after the one on which it was said. */
  now: Date
  /** Of the rows it may write: sent twice, they are still one. */
  ids: { record: string; task: string }
  settled?: Settled
}

export interface Settled {
  outcome: Outcome
  /** Where what was written can be seen. */
  target?: Target
}

export interface Target {
  to: string
  state: object
  /** Just before going there: so that a list shows what was written. */
  prepare?: () => void
}

const memories = new WeakMap<ToolCall, CallMemory>()

export function rememberCall(call: ToolCall): CallMemory {
  let memory = memories.get(call)
  if (!memory) {
    memory = { now: new Date(), ids: { record: newId(), task: newId() } }
    memories.set(call, memory)
  }
  return memory
}
