import type { ProposalOutcome, TurnMark } from '@predio/domain/assistant'
import { currentSession } from '../../../lib/session/index.ts'
import { addOutcome, storeInteraction } from '../conversations/api/store-interaction.ts'
import type { Answer, Question, Search } from './chat-message.ts'
import { findAnswer, putMessage } from './chat-state.ts'
import type { PreparedQuestion } from './prepare-question.ts'
import { knownSecrets } from './find-key.ts'

interface Turn {
  userId: string
  conversationId: string
  question: Question
  said: Answer | Search
  prepared?: PreparedQuestion | undefined
}

/** AST-72: a turn is stored once its answer is shown. */
export function storeTurn({ userId, conversationId, question, said, prepared }: Turn): void {
  // Another person may have signed in meanwhile.
  if (currentSession()?.user.id !== userId || said.text === '') return
  void storeInteraction({
    id: said.id,
    userId,
    conversationId,
    message: question.text,
    response: said.text,
    context: {
      properties: [...(prepared?.context.listings ?? [])],
      history: [...(prepared?.history ?? [])],
      leftOut: prepared?.context.leftOut ?? 0,
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

/** AST-62: the model is told with the next question what became of the proposal. */
export function storeOutcome(answerId: string, callId: string, outcome: ProposalOutcome): void {
  const answer = findAnswer(answerId)
  if (answer?.outcomes.some((each) => each.callId === callId)) return
  if (answer) putMessage({ ...answer, outcomes: [...answer.outcomes, { callId, outcome }] })
  // The answer may be no longer in memory if its conversation was left.
  void addOutcome(answerId, outcome)
}
