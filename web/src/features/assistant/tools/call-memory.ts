import type { ProposalOutcome, ToolCall } from '@predio/domain/assistant'
import type { Target } from '../../../lib/navigation.ts'
import { newId } from '../../../lib/new-id.ts'

interface Edits {
  text?: string
  at?: Date
}

/** State of a card that survives closing and opening the panel. */
interface CallMemory {
  now: Date
  /** AST-58: the ids stay the same, so that a retry writes no second row. */
  ids: { record: string; task: string }
  edits: Edits
  /** True if a request got no answer, so that it may have been written. */
  isUncertain: boolean
  settled?: SettledCall
}

export interface SettledCall {
  outcome: ProposalOutcome
  target?: Target
}

const memories = new WeakMap<ToolCall, CallMemory>()

export function rememberCall(call: ToolCall): CallMemory {
  let memory = memories.get(call)
  if (!memory) {
    const ids = { record: newId(), task: newId() }
    memory = { now: new Date(), ids, edits: {}, isUncertain: false }
    memories.set(call, memory)
  }
  return memory
}

export function rememberEdits(call: ToolCall, edits: Edits): void {
  Object.assign(rememberCall(call).edits, edits)
}

export function markUncertain(call: ToolCall): void {
  rememberCall(call).isUncertain = true
}

export function settleCall(call: ToolCall, settled: SettledCall): void {
  rememberCall(call).settled = settled
}
