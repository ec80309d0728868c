import type { ToolCall, ToolName } from '@predio/domain/assistant'
import { rememberCall, type Settled } from './call-memory.ts'
import { messages } from './messages.ts'
import { sectionTarget, type Target } from '../../../lib/navigation.ts'

/** Where to look for what may have been written. */
const PLACES: Partial<Record<ToolName, Target>> = {
  book_visit: sectionTarget('crm', { tab: 'interactions' }),
  create_task: sectionTarget('crm', { tab: 'tasks' }),
}

/** A proposal that the person does not want; it does not claim more than is known. */
export function dismissed(call: ToolCall, tool: ToolName, title: string): Settled {
  if (!rememberCall(call).isInDoubt)
    return { outcome: { kind: 'dismissed', text: messages.dismissed(title) } }
  const place = PLACES[tool]
  const outcome = { kind: 'dismissed', text: messages.dismissedInDoubt(title) } as const
  return place ? { outcome, target: place } : { outcome }
}
