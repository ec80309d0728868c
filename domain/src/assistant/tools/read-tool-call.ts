import type { ToolCall } from '../reply/chat-reply.ts'
import { TOOL_MESSAGES as say } from './messages.ts'
import { type Proposal, type ToolData, ToolRefusal } from './proposal.ts'
import { READERS } from './read-arguments.ts'
import { TOOL_NAMES, type ToolName } from './tool-schemas.ts'

export type ToolResult =
  | { kind: 'proposal'; id: string; proposal: Proposal }
  | { kind: 'refused'; id: string; message: string }

/** This only reads the call and changes nothing: a proposal needs the person's confirmation. */
export function readToolCall(call: Omit<ToolCall, 'index'>, data: ToolData): ToolResult {
  const { id, name } = call
  if (!isTool(name)) return { kind: 'refused', id, message: say.unknownTool }
  try {
    return { kind: 'proposal', id, proposal: READERS[name](parseJson(call.arguments), data) }
  } catch (error) {
    if (error instanceof ToolRefusal) return { kind: 'refused', id, message: error.message }
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text)
  } catch {
    throw new ToolRefusal(say.unreadable)
  }
}

function isTool(name: string): name is ToolName {
  return TOOL_NAMES.some((tool) => tool === name)
}
