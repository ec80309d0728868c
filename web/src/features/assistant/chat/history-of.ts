import type { ChatTurn } from '@predio/domain/assistant'
import { historyNotes } from '../messages.ts'
import { doneTitle } from '../tools/done-title.ts'
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
      return message.text
    case 'question':
    case 'failure':
      return ''
  }
}

function proposals({ calls, outcomes, note }: Answer): string[] {
  // Whom a client's name turned out to mean is nothing the provider was told by the person.
  const settled = outcomes.map(({ text }) => historyNotes.outcome(doneTitle(text) ?? text))
  const isOpen = outcomes.length < calls.length || note === 'unconfirmed'
  return isOpen ? [...settled, historyNotes.open] : settled
}
