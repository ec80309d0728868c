import { newId } from '../../../lib/new-id.ts'
import { answerQuestion } from './answer-question.ts'
import type { Question } from './chat-message.ts'
import { changeChat, chatState, putMessage } from './chat-state.ts'
import { storeTurn } from './store-turn.ts'
import { describeMessage } from './describe-message.ts'
import { searchFor } from './search-for.ts'
import type { ChatScope } from './chat-scope.ts'

/** AST-81: refuses a blank question, and any question while another is being answered. */
export function ask(text: string, scope: ChatScope): boolean {
  const { isPending, opening } = chatState()
  if (text.trim() === '' || isPending || opening === 'reading') return false
  const question: Question = {
    kind: 'question',
    id: newId(),
    isBot: false,
    text: text.trim(),
    without: [],
  }
  putMessage(question)
  void answerQuestion(question, scope)
  return true
}

export function askAgain(failureId: string, scope: ChatScope): void {
  const question = takeBack(failureId)
  if (question) void answerQuestion(question, scope)
}

/** AST-85: the new answer replaces the old one. */
export function askWithout(answerId: string, guessId: string, scope: ChatScope): void {
  const question = takeBack(answerId)
  if (!question) return
  const changed = { ...question, without: [...question.without, guessId] }
  putMessage(changed)
  void answerQuestion(changed, scope)
}

export function searchInstead(failureId: string, scope: ChatScope): void {
  const question = takeBack(failureId)
  if (!question) return
  const { conversationId } = chatState()
  const found = searchFor(question.text, scope, { isKeyMissing: false })
  putMessage(found)
  changeChat({ announcement: describeMessage(found) })
  storeTurn({ userId: scope.userId, conversationId, question, said: found })
}

function takeBack(messageId: string): Question | undefined {
  const { messages, isPending } = chatState()
  const place = messages.findIndex(({ id }) => id === messageId)
  const question = messages[place - 1]
  if (isPending || question?.kind !== 'question') return undefined
  // The question moves to the end of the messages, because the last question is the one that is answered.
  const others = messages.filter((each) => each.id !== messageId && each !== question)
  changeChat({ messages: [...others, question] })
  return question
}
