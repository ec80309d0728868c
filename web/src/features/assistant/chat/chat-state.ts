import { newId } from '../../../lib/new-id.ts'
import { createStore, useStore } from '../../../lib/store.ts'
import type { Answer, ChatMessage } from './chat-message.ts'

interface ChatState {
  userId: string | null
  conversationId: string
  messages: readonly ChatMessage[]
  isPending: boolean
  opening: 'no' | 'reading' | 'failed'
  announcement: string
}

/** AST-82: the state outlives the panel, so that an answer continues while it is closed. */
const state = createStore(freshState(null))

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
  return state.get()
}

export function changeChat(news: Partial<ChatState>): void {
  state.set({ ...state.get(), ...news })
}

export function putMessage(message: ChatMessage): void {
  const { messages } = state.get()
  const place = messages.findIndex(({ id }) => id === message.id)
  changeChat({
    messages: place < 0 ? [...messages, message] : messages.with(place, message),
  })
}

export function findAnswer(id: string): Answer | undefined {
  return state
    .get()
    .messages.find((each): each is Answer => each.id === id && each.kind === 'answer')
}

export function useChat(): ChatState {
  return useStore(state)
}
