import { stripMarkers } from '@predio/domain/assistant'
import { toPlainText } from '@predio/domain/documents'
import { messages as say } from '../messages.ts'
import type { Answer, ChatMessage, Search } from './chat-message.ts'

export function describeMessage(message: ChatMessage): string {
  switch (message.kind) {
    case 'question':
      return message.text
    case 'answer':
      return [toPlainText(stripMarkers(message.text)), describeNote(message)]
        .filter(Boolean)
        .join('\n')
    case 'search':
      return [describeKey(message), say.withoutAi, message.text].filter(Boolean).join('\n')
    case 'failure':
      return `${message.text}. ${message.advice}`
  }
}

function describeKey({ isKeyMissing, isKeyUnreadable }: Search): string {
  if (isKeyUnreadable) return say.keyUnreadable
  return isKeyMissing ? say.keyMissing : ''
}

export function describeNote({ note, text }: Answer): string {
  switch (note) {
    case null:
      return ''
    case 'stopped':
      return say.stopped
    case 'cut':
      return text === '' ? say.cutEmpty : say.cut
    case 'timeout':
      return say.timeout
    case 'truncated':
      return say.truncated
    case 'unconfirmed':
      return say.unconfirmed
  }
}
