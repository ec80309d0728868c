import { newId } from '../../../lib/new-id.ts'
import { answerQuestion } from './answer-question.ts'
import type { Question } from './chat-message.ts'
import { changeChat, chatState, putMessage } from './chat-state.ts'
import { keepTurn } from './keep-turn.ts'
import { describeMessage } from './describe-message.ts'
import { searchFor } from './search-for.ts'
import type { Surroundings } from './surroundings.ts'

/** Section 5: a blank message is ignored. One question at a time. Whether it was taken. */
export function ask(text: string, around: Surroundings): boolean {
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
  void answerQuestion(question, around)
  return true
}

/** The same question, in place of what went wrong. */
export function askAgain(failureId: string, around: Surroundings): void {
  const question = takeBack(failureId)
  if (question) void answerQuestion(question, around)
}

/** The same question without something it was wrongly taken to say, in place of its answer. */
export function askWithout(answerId: string, guessId: string, around: Surroundings): void {
  const question = takeBack(answerId)
  if (!question) return
  const changed = { ...question, without: [...question.without, guessId] }
  putMessage(changed)
  void answerQuestion(changed, around)
}

/** What can be found without a model, in place of what went wrong. */
export function searchInstead(failureId: string, around: Surroundings): void {
  const question = takeBack(failureId)
  if (!question) return
  const { conversationId } = chatState()
  const found = searchFor(question.text, around, { isKeyMissing: false })
  putMessage(found)
  changeChat({ announcement: describeMessage(found) })
  keepTurn({ userId: around.userId, conversationId, question, said: found })
}

function takeBack(messageId: string): Question | undefined {
  const { messages, isPending } = chatState()
  const place = messages.findIndex(({ id }) => id === messageId)
  const question = messages[place - 1]
  if (isPending || question?.kind !== 'question') return undefined
  // At the end again: the newest thing said is what is answered.
  const others = messages.filter((each) => each.id !== messageId && each !== question)
  changeChat({ messages: [...others, question] })
  return question
}
