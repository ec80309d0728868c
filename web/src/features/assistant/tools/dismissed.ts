import type { ToolCall, ToolName } from '@predio/domain/assistant'
import { rememberCall, type SettledCall } from './call-memory.ts'
import { messages } from './messages.ts'
import { sectionTarget, type Target } from '../../../lib/navigation.ts'

const PLACES: Partial<Record<ToolName, Target>> = {
  book_visit: sectionTarget('crm', { tab: 'interactions' }),
  create_task: sectionTarget('crm', { tab: 'tasks' }),
}

/** AST-61: if a request got no answer, the outcome says where the person can check. */
export function dismissed(call: ToolCall, tool: ToolName, title: string): SettledCall {
  if (!rememberCall(call).isUncertain)
    return { outcome: { kind: 'dismissed', text: messages.dismissed(title) } }
  const place = PLACES[tool]
  const outcome = { kind: 'dismissed', text: messages.dismissedUncertain(title) } as const
  return place ? { outcome, target: place } : { outcome }
}
