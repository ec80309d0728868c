import type { ChatTurn, StoredOutcome } from '@predio/domain/assistant'
import { historyNotes } from '../messages.ts'
import { DONE_TITLES } from '../tools/messages.ts'
import type { Answer, ChatMessage } from './chat-message.ts'

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
  const settled = outcomes.map(({ outcome }) => describeOutcome(outcome))
  const isOpen = outcomes.length < calls.length || note === 'unconfirmed'
  return isOpen ? [...settled, historyNotes.open] : settled
}

/** AST-62: names from the CRM are left out, so that the provider learns of no client whom the person did not name. */
function describeOutcome(outcome: StoredOutcome): string {
  switch (outcome.kind) {
    case 'done':
      return historyNotes.outcome(DONE_TITLES[outcome.tool])
    case 'dismissed':
    case 'refused':
      return historyNotes.outcome(outcome.text)
    case 'unknown':
      return historyNotes.settled
  }
}
