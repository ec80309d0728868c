import type { ProposalOutcome, ToolCall } from '@predio/domain/assistant'
import type { Target } from '../../../lib/navigation.ts'
import { newId } from '../../../lib/new-id.ts'

interface Edits {
  text?: string
  at?: Date
}

/** The state of a proposal, which outlives its card: the panel may be closed and opened again. */
interface CallMemory {
  /** When it was proposed, which decides what 'mañana' means. */
  now: Date
  /** The ids of the rows it may write, so that a retry writes no second row (AST-58). */
  ids: { record: string; task: string }
  /** What the person changed on the card. */
  edits: Edits
  /** A request was never answered, so it is not known whether it was written. */
  isUncertain: boolean
  settled?: Settled
}

export interface Settled {
  outcome: ProposalOutcome
  /** The record that was written. */
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

export function settleCall(call: ToolCall, settled: Settled): void {
  rememberCall(call).settled = settled
}
