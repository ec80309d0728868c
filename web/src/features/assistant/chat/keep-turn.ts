import type { TurnMark } from '@predio/domain/assistant'
import { currentSession } from '../../../lib/session/index.ts'
import { addOutcome, storeInteraction } from '../conversations/api/store-interaction.ts'
import type { Answer, Question, Search } from './chat-message.ts'
import { findAnswer, putMessage } from './chat-state.ts'
import type { Given } from './context-of.ts'
import { knownSecrets } from './find-key.ts'

interface Turn {
  userId: string
  conversationId: string
  question: Question
  said: Answer | Search
  given?: Given | undefined
}

/** Section 4: a question and its answer are kept afterwards, white-listed fields only. */
export function keepTurn({ userId, conversationId, question, said, given }: Turn): void {
  // Whoever signed in since is not the one who asked.
  if (currentSession()?.user.id !== userId || said.text === '') return
  void storeInteraction({
    id: said.id,
    userId,
    conversationId,
    message: question.text,
    response: said.text,
    context: {
      properties: [...(given?.context.listings ?? [])],
      history: [...(given?.history ?? [])],
      leftOut: given?.context.leftOut ?? 0,
      mark: markOf(said),
    },
    listingIds: said.listingIds,
    secrets: knownSecrets(userId),
  })
}

function markOf(said: Answer | Search): TurnMark {
  if (said.kind === 'answer') return { kind: 'answer', proposals: said.calls.length }
  const { isKeyMissing, isNearest } = said
  return { kind: 'search', isKeyMissing, isNearest }
}

/** What became of a proposal goes along with the next question, and is kept. */
export function keepOutcome(answerId: string, callId: string, text: string): void {
  const answer = findAnswer(answerId)
  if (answer?.outcomes.some((each) => each.callId === callId)) return
  if (answer) putMessage({ ...answer, outcomes: [...answer.outcomes, { callId, text }] })
  // Its conversation may have been left while it was being done.
  void addOutcome(answerId, text)
}
