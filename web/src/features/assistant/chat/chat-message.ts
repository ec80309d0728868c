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
  /** The ids of guesses about it that the person removed. */
  without: readonly string[]
}

interface CallOutcome {
  callId: string
  outcome: StoredOutcome
}

/** Why an answer is incomplete. */
export type AnswerNote = 'stopped' | 'cut' | 'timeout' | 'truncated' | 'unconfirmed'

export interface Answer extends Message {
  kind: 'answer'
  isBot: true
  /** As the model wrote it, with its markers of listings. */
  text: string
  isWriting: boolean
  note: AnswerNote | null
  listingIds: readonly number[]
  /** How many listings were sent, if not all of them. */
  sent: { listings: number; total: number } | null
  /** The filters that selected the listings sent as context. */
  guesses: readonly Guess[]
  calls: readonly ToolCall[]
  /** The listings sent as context: the model can propose nothing for any other. */
  contextListings: readonly Property[]
  outcomes: readonly CallOutcome[]
  usage: MeasuredUsage | null
}

/** The result of a search without a model. */
export interface Search extends Message {
  kind: 'search'
  isBot: true
  isKeyMissing: boolean
  /** A key is saved, and the server cannot decrypt it. */
  isKeyUnreadable?: boolean
  /** Null in a conversation that was opened again: the search is not repeated. */
  answer: SearchAnswer | null
  listingIds: readonly number[]
  /** Nothing matched, and these are the nearest. */
  isNearest: boolean
}

export interface Failure extends Message {
  kind: 'failure'
  isBot: true
  /** What to do about it. */
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
