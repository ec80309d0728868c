/** One message of a conversation, as the provider takes it. */
export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}
