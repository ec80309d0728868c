import {
  chatRequestBody,
  type ChatReply,
  type ChatRequest,
  citedListings,
  EMPTY_REPLY,
  isEmptyReply,
  measureUsage,
} from '@predio/domain/assistant'
import type { Property } from '@predio/domain/properties'
import { AiFailure, completeChat } from '../../../lib/ai/index.ts'
import { deployment } from '../../../lib/deployment.ts'
import { log } from '../../../lib/log.ts'
import { newId } from '../../../lib/new-id.ts'
import { messages as say } from '../messages.ts'
import { type Answer, type AnswerNote, EMPTY_ANSWER } from './chat-message.ts'
import { putMessage } from './chat-state.ts'
import type { PreparedQuestion } from './prepare-question.ts'
import { isCurrent, type Run } from './running.ts'
import { throttle } from '../../../lib/throttle.ts'

/** Shortest time between two updates of the shown answer, whose words arrive faster than a screen can show them. */
const SHOWN_EVERY_MS = 50

interface Answered {
  said: Answer
  /** AST-33: the question as it was sent; it has fewer listings if the model could not read all of them. */
  prepared: PreparedQuestion
}

/** `prepare` builds the question for a share of the usual context. Throws if there is no part of an answer to show. */
export async function askModel(
  prepare: (share: number) => PreparedQuestion,
  key: string,
  run: Run,
): Promise<Answered> {
  let share = 1
  let prepared = prepare(share)
  let answer: Answer = { ...EMPTY_ANSWER, id: newId(), isWriting: true, ...factsOf(prepared) }
  let request = requestOf(prepared)
  const show = throttle(SHOWN_EVERY_MS, () => isCurrent(run) && putMessage(answer))
  try {
    const reply = await completeChat({
      key,
      signal: run.signal,
      body: ({ contextShare, stream, tools }) => {
        if (contextShare !== share) {
          share = contextShare
          prepared = prepare(share)
          answer = { ...answer, ...factsOf(prepared) }
        }
        // The prompt mentions tools only if the model has them.
        request = requestOf(prepared, { stream, tools })
        return request
      },
      onText: (text) => {
        // An answer without text is not shown, because an empty bubble would look like an answer.
        if (text.trim() === '') return
        answer = { ...answer, text }
        show.call()
      },
    })
    return { said: await finish(answer, reply, request, prepared), prepared }
  } catch (error) {
    const note = noteFor(error, run.signal)
    // An answer without any text is shown only if the person stopped it; otherwise the error is.
    if (note === null || (answer.text === '' && note !== 'stopped')) throw error
    if (note !== 'stopped') log.warn('chat answer not whole', error)
    const { text } = answer
    // The provider also charges for the part that arrived.
    const usage = measureUsage(request, { ...EMPTY_REPLY, text })
    const listingIds = cited(text, prepared)
    return { said: { ...answer, isWriting: false, note, listingIds, usage }, prepared }
  } finally {
    show.cancel()
  }
}

function requestOf(
  prepared: PreparedQuestion,
  takes: { stream?: boolean; tools?: boolean } = {},
): ChatRequest {
  return chatRequestBody({ ...prepared, model: deployment().aiModel, ...takes })
}

function factsOf({ context }: PreparedQuestion): Pick<Answer, 'sent' | 'guesses'> {
  return {
    sent: context.leftOut > 0 ? { listings: context.listings.length, total: context.total } : null,
    guesses: context.query?.guesses ?? [],
  }
}

async function finish(
  answer: Answer,
  reply: ChatReply,
  request: ChatRequest,
  prepared: PreparedQuestion,
): Promise<Answer> {
  const { finish: end } = reply
  const contextListings = reply.toolCalls.length > 0 ? listingsInContext(prepared) : []
  const { text, calls } = await describeReply(reply, prepared, contextListings)
  return {
    ...answer,
    text,
    isWriting: false,
    note: end === 'length' && !isEmptyReply(reply) ? 'truncated' : null,
    listingIds: cited(text, prepared),
    calls,
    contextListings: calls.length > 0 ? contextListings : [],
    usage: measureUsage(request, reply),
  }
}

/** If the model only calls tools, the app writes the text: it announces proposals, or says why there are none. */
async function describeReply(
  { text, toolCalls: calls }: ChatReply,
  { now, zone }: PreparedQuestion,
  listings: readonly Property[],
): Promise<Pick<Answer, 'text' | 'calls'>> {
  if (text.trim() !== '') return { text: text.trim(), calls }
  if (calls.length === 0) return { text: say.emptyReply, calls }
  const { judgeCall } = await import('../tools/judge-call.ts')
  const judged = calls.map((call) => judgeCall(call, { listings, clients: [], now, zone }))
  const refusals = judged.flatMap((each) => (each.kind === 'refused' ? [each.message] : []))
  if (refusals.length < calls.length) return { text: say.proposed, calls }
  return { text: [...new Set(refusals)].join('\n\n'), calls: [] }
}

function noteFor(error: unknown, signal: AbortSignal): AnswerNote | null {
  if (signal.aborted) return 'stopped'
  if (!(error instanceof AiFailure)) return null
  return error.kind === 'timeout' ? 'timeout' : 'cut'
}

function cited(text: string, { listings }: PreparedQuestion): number[] {
  return citedListings(text, listings).map(({ id }) => id)
}

function listingsInContext({ listings, context }: PreparedQuestion): Property[] {
  const contextListings = new Set(context.listings.map(({ id }) => id))
  return listings.filter(({ id }) => contextListings.has(id))
}
