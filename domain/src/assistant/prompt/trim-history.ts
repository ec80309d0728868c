import { estimateTokens } from '../context/estimate-tokens.ts'
import { shorten } from '../../text/index.ts'
import type { ChatTurn } from './chat-turn.ts'

export const HISTORY_BUDGET = 2500
/** So that one pasted contract does not push out everything said since. */
const LONGEST_TURN = 3000
/** Role and separators, as providers count them. */
const TURN_COST = 4

/** The latest turns that fit, beginning with one of the person's. */
export function trimHistory(
  history: readonly ChatTurn[],
  budgetTokens: number = HISTORY_BUDGET,
): ChatTurn[] {
  const kept: ChatTurn[] = []
  let tokens = 0
  for (const { role, content } of history.toReversed()) {
    const text = shorten(content.trim(), LONGEST_TURN)
    tokens += estimateTokens(text) + TURN_COST
    if (tokens > budgetTokens) break
    // Providers refuse a turn without text.
    if (text !== '') kept.unshift({ role, content: text })
  }
  const first = kept.findIndex(({ role }) => role === 'user')
  return first < 0 ? [] : kept.slice(first)
}
