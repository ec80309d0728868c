import type { Guess, MeasuredUsage, SearchAnswer, ToolCall } from '@predio/domain/assistant'
import type { Property } from '@predio/domain/properties'

/** Specification, platform section 3: id, text, isBot. */
interface Message {
  id: string
  text: string
  isBot: boolean
}

export interface Question extends Message {
  kind: 'question'
  isBot: false
  /** Guesses about it that the person took back. */
  without: readonly string[]
}

interface Outcome {
  callId: string
  text: string
}

/** Why an answer is not all that it could be. */
export type AnswerNote = 'stopped' | 'cut' | 'timeout' | 'truncated' | 'unconfirmed'

export interface Answer extends Message {
  kind: 'answer'
  isBot: true
  /** As the model wrote it, markers of listings included. */
  text: string
  isWriting: boolean
  note: AnswerNote | null
  listingIds: readonly number[]
  /** How many listings went along, where not all of them did. */
  sent: { listings: number; total: number } | null
  /** What those that went along were chosen by. */
  guesses: readonly Guess[]
  calls: readonly ToolCall[]
  /** The listings the model was told about: it can propose nothing for any other. */
  told: readonly Property[]
  outcomes: readonly Outcome[]
  usage: MeasuredUsage | null
}

/** What is found without a model. */
export interface Search extends Message {
  kind: 'search'
  isBot: true
  isKeyMissing: boolean
  /** One is saved and cannot be read any more. */
  isKeyUnreadable?: boolean
  /** Null in a conversation that was opened again: it is not searched once more. */
  answer: SearchAnswer | null
  listingIds: readonly number[]
  /** Nothing fitted: these are the nearest. */
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
  told: [],
  outcomes: [],
  usage: null,
}
