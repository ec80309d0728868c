import { useSyncExternalStore } from 'react'
import { newId } from '../../../lib/new-id.ts'
import type { Answer, ChatMessage } from './chat-message.ts'

interface ChatState {
  /** Whose it is. */
  userId: string | null
  conversationId: string
  messages: readonly ChatMessage[]
  /** A question is being answered. */
  isPending: boolean
  /** A past conversation is being read. */
  opening: 'no' | 'reading' | 'failed'
  /** What a screen reader says: each answer once, when it is whole. */
  announcement: string
}

/** One for the visit: it outlives the panel, so that an answer goes on arriving while the panel is closed. */
let state: ChatState = freshState(null)
const listeners = new Set<() => void>()

export function freshState(userId: string | null): ChatState {
  return {
    userId,
    conversationId: newId(),
    messages: [],
    isPending: false,
    opening: 'no',
    announcement: '',
  }
}

export function chatState(): ChatState {
  return state
}

export function changeChat(news: Partial<ChatState>): void {
  state = { ...state, ...news }
  for (const listener of listeners) listener()
}

/** In the place of the one with its id, or at the end. */
export function putMessage(message: ChatMessage): void {
  const { messages } = state
  const place = messages.findIndex(({ id }) => id === message.id)
  changeChat({
    messages: place < 0 ? [...messages, message] : messages.with(place, message),
  })
}

export function findAnswer(id: string): Answer | undefined {
  return state.messages.find((each): each is Answer => each.id === id && each.kind === 'answer')
}

export function useChat(): ChatState {
  return useSyncExternalStore(listen, chatState)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
