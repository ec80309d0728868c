import { readDraft, saveDraft } from '../../../lib/drafts.ts'
import { chatState } from './chat-state.ts'

const KEPT_AS = 'assistant.conversation'

/** Which conversation is open, for when the tab is loaded again. */
export function keepConversation(): void {
  const { userId, conversationId, messages } = chatState()
  if (userId !== null) saveDraft(KEPT_AS, userId, messages.length > 0 ? conversationId : null)
}

export function keptConversation(userId: string): string | null {
  const id = readDraft(KEPT_AS, userId)
  return typeof id === 'string' ? id : null
}
