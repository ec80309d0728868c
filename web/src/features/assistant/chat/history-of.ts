import type { ChatTurn } from '@predio/domain/assistant'
import { historyNotes } from '../messages.ts'
import type { Answer, ChatMessage } from './chat-message.ts'

/** What was said before, as the provider takes it: questions that were answered, with their answers. */
export function historyOf(messages: readonly ChatMessage[]): ChatTurn[] {
  return messages.flatMap((message, place): ChatTurn[] => {
    const question = messages[place - 1]
    if (question?.kind !== 'question') return []
    const content = contentOf(message)
    if (content === '') return []
    return [
      { role: 'user', content: question.text },
      { role: 'assistant', content },
    ]
  })
}

function contentOf(message: ChatMessage): string {
  switch (message.kind) {
    case 'answer':
      return [message.text.trim(), ...proposals(message)].filter(Boolean).join('\n')
    case 'search':
      return message.answer.text
    case 'question':
    case 'failure':
      return ''
  }
}

function proposals({ calls, outcomes }: Answer): string[] {
  const settled = outcomes.map(({ text }) => historyNotes.outcome(text))
  const isOpen = outcomes.length < calls.length
  return isOpen ? [...settled, historyNotes.open] : settled
}
