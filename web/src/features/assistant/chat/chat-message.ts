import type {
  Guess,
  MeasuredUsage,
  SearchAnswer,
  StoredOutcome,
  ToolCall,
} from '@predio/domain/assistant'
import type { Property } from '@predio/domain/properties'

interface Message {
  id: string
  text: string
  isBot: boolean
}

export interface Question extends Message {
  kind: 'question'
  isBot: false
  without: readonly string[]
}

interface CallOutcome {
  callId: string
  outcome: StoredOutcome
}

export type AnswerNote = 'stopped' | 'cut' | 'timeout' | 'truncated' | 'unconfirmed'

export interface Answer extends Message {
  kind: 'answer'
  isBot: true
  text: string
  isWriting: boolean
  note: AnswerNote | null
  listingIds: readonly number[]
  sent: { listings: number; total: number } | null
  guesses: readonly Guess[]
  calls: readonly ToolCall[]
  contextListings: readonly Property[]
  outcomes: readonly CallOutcome[]
  usage: MeasuredUsage | null
}

export interface Search extends Message {
  kind: 'search'
  isBot: true
  isKeyMissing: boolean
  isKeyUnreadable?: boolean
  answer: SearchAnswer | null
  listingIds: readonly number[]
  isNearest: boolean
}

export interface Failure extends Message {
  kind: 'failure'
  isBot: true
  advice: string
  isAboutKey: boolean
}

export type ChatMessage = Question | Answer | Search | Failure

export const EMPTY_ANSWER: Omit<Answer, 'id'> = {
  kind: 'answer',
  isBot: true,
  text: '',
  isWriting: false,
  note: null,
  listingIds: [],
  sent: null,
  guesses: [],
  calls: [],
  contextListings: [],
  outcomes: [],
  usage: null,
}
