import type { ToolCall, ToolName } from '@predio/domain/assistant'
import { rememberCall, type Settled } from './call-memory.ts'
import { messages } from './messages.ts'
import { sectionTarget, type Target } from '../../../lib/navigation.ts'

/** The lists where rows that may have been written can be found. */
const PLACES: Partial<Record<ToolName, Target>> = {
  book_visit: sectionTarget('crm', { tab: 'interactions' }),
  create_task: sectionTarget('crm', { tab: 'tasks' }),
}

/** The outcome of a dismissed proposal; after an unanswered request it says where to check (AST-61). */
export function dismissed(call: ToolCall, tool: ToolName, title: string): Settled {
  if (!rememberCall(call).isUncertain)
    return { outcome: { kind: 'dismissed', text: messages.dismissed(title) } }
  const place = PLACES[tool]
  const outcome = { kind: 'dismissed', text: messages.dismissedUncertain(title) } as const
  return place ? { outcome, target: place } : { outcome }
}
