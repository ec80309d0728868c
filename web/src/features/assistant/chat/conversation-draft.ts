import { readDraft, saveDraft } from '../../../lib/drafts.ts'
import { chatState } from './chat-state.ts'

const DRAFT = 'assistant.conversation'

/** Stores the open conversation, so that a reloaded tab opens it again. */
export function saveOpenConversation(): void {
  const { userId, conversationId, messages } = chatState()
  if (userId !== null) saveDraft(DRAFT, userId, messages.length > 0 ? conversationId : null)
}

export function readOpenConversation(userId: string): string | null {
  const id = readDraft(DRAFT, userId)
  return typeof id === 'string' ? id : null
}
