import { randomUUID } from 'node:crypto'
import { formatOutcome, storedInteraction, type ChatTurn } from '@predio/domain/assistant'
import type { Json } from '@predio/domain/database'
import { CONVERSATIONS, type SampleConversation } from '../samples/conversations.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

const MINUTES_A_TURN = 3

export async function seedConversations(seeding: Seeding): Promise<void> {
  const rows = CONVERSATIONS.flatMap((conversation) => toRows(conversation, seeding))
  await insertRows(seeding.tx, 'chat_interactions', rows)
}

function toRows([day, time, turns]: SampleConversation, { calendar }: Seeding) {
  const conversationId = randomUUID()
  const began = Date.parse(calendar.before(day, time))
  return turns.map(({ message, response, listings, outcomes = [] }, place) => {
    const history = turns.slice(0, place).flatMap((turn): ChatTurn[] => [
      { role: 'user', content: turn.message },
      { role: 'assistant', content: turn.response },
    ])
    const { context, ...said } = storedInteraction({
      message,
      response,
      context: { listings: [], leftOut: 0 },
      history,
      mark: { kind: 'answer', proposals: outcomes.length },
      secrets: [],
    })
    return {
      ...said,
      conversation_id: conversationId,
      context: context as unknown as Json,
      listing_ids: [...listings],
      outcomes: outcomes.map(formatOutcome),
      created_at: new Date(began + place * MINUTES_A_TURN * 60_000).toISOString(),
    }
  })
}
