export interface ChatTurn {
  role: 'user' | 'assistant'
  content: string
}
