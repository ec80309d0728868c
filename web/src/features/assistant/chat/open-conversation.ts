import { log } from '../../../lib/log.ts'
import { currentSession, listenToSession } from '../../../lib/session/index.ts'
import { readConversation, type StoredTurn } from '../conversations/api/read-conversation.ts'
import { type ChatMessage, EMPTY_ANSWER } from './chat-message.ts'
import { changeChat, chatState, freshState } from './chat-state.ts'
import { saveOpenConversation, readOpenConversation } from './conversation-draft.ts'
import { dropRun } from './running.ts'

let isFollowing = false

export function openChat(userId: string): void {
  if (!isFollowing) listenToSession(forgetOthers)
  isFollowing = true
  if (chatState().userId === userId) return
  dropRun()
  changeChat(freshState(userId))
  const lastOpen = readOpenConversation(userId)
  if (lastOpen !== null) void openConversation(lastOpen)
}

export function startConversation(): void {
  dropRun()
  changeChat(freshState(chatState().userId))
  saveOpenConversation()
}

export async function openConversation(conversationId: string): Promise<void> {
  const { userId, conversationId: open, opening } = chatState()
  if (open === conversationId && opening === 'no') return
  dropRun()
  changeChat({ ...freshState(userId), conversationId, opening: 'reading' })
  try {
    const turns = await readConversation(conversationId)
    if (!isStillOpen(userId, conversationId)) return
    changeChat({ messages: turns.flatMap(toMessages), opening: 'no' })
    saveOpenConversation()
  } catch (error) {
    log.error('conversation not loaded', error)
    if (isStillOpen(userId, conversationId)) changeChat({ opening: 'failed' })
  }
}

function isStillOpen(userId: string | null, conversationId: string): boolean {
  const state = chatState()
  return state.userId === userId && state.conversationId === conversationId
}

/** Another person who signs in must not see the conversation. */
function forgetOthers(): void {
  const { userId } = chatState()
  if (userId === null || currentSession()?.user.id === userId) return
  dropRun()
  changeChat(freshState(null))
}

function toMessages(turn: StoredTurn): ChatMessage[] {
  const { id, message } = turn
  return [
    { kind: 'question', id: `${id}:question`, isBot: false, text: message, without: [] },
    toReply(turn),
  ]
}

function toReply({ id, response: text, listingIds: ids, outcomes, mark }: StoredTurn): ChatMessage {
  const listingIds = ids.map(Number)
  if (mark.kind === 'search') {
    return { ...mark, id, isBot: true, text, listingIds, answer: null }
  }
  return {
    ...EMPTY_ANSWER,
    id,
    text,
    listingIds,
    note: mark.proposals > outcomes.length ? 'unconfirmed' : null,
    outcomes: outcomes.map((outcome, place) => ({ callId: `stored-${place}`, outcome })),
  }
}
