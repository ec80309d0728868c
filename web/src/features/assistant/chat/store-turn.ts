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
  // If another person has signed in meanwhile, nothing is stored.
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

/** AST-62: stores what became of the proposal, which the next question tells the model. */
export function storeOutcome(answerId: string, callId: string, outcome: ProposalOutcome): void {
  const answer = findAnswer(answerId)
  if (answer?.outcomes.some((each) => each.callId === callId)) return
  if (answer) putMessage({ ...answer, outcomes: [...answer.outcomes, { callId, outcome }] })
  // If the conversation was left, its answer may no longer be in memory, but its outcome is stored all the same.
  void addOutcome(answerId, outcome)
}
