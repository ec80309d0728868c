import { estimateTokens } from '../context/estimate-tokens.ts'
import { shorten } from '../../text/index.ts'
import type { ChatTurn } from '../chat-turn.ts'

export const HISTORY_BUDGET = 2500
const MAX_TURN_LENGTH = 3000
const TURN_COST = 4

/** AST-32: the history that is sent begins with a message of the person. */
export function trimHistory(
  history: readonly ChatTurn[],
  budgetTokens: number = HISTORY_BUDGET,
): ChatTurn[] {
  const fitting: ChatTurn[] = []
  let tokens = 0
  for (const { role, content } of history.toReversed()) {
    const text = shorten(content.trim(), MAX_TURN_LENGTH)
    tokens += estimateTokens(text) + TURN_COST
    if (tokens > budgetTokens) break
    // Providers refuse a turn without text.
    if (text !== '') fitting.unshift({ role, content: text })
  }
  const first = fitting.findIndex(({ role }) => role === 'user')
  return first < 0 ? [] : fitting.slice(first)
}
