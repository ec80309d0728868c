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
import type { Given } from './context-of.ts'
import { isCurrent, type Run } from './running.ts'
import { throttle } from '../../../lib/throttle.ts'

/** Words come faster than a screen can show them. */
const SHOWN_EVERY_MS = 50

interface Answered {
  said: Answer
  /** What went along in the end: less where the model could not read it all. */
  given: Given
}

/**
 * The model's answer, shown while it arrives. `giveContext` makes the question with that share of the usual context.
 * Throws where there is nothing of the answer to show.
 */
export async function askModel(
  giveContext: (share: number) => Given,
  key: string,
  run: Run,
): Promise<Answered> {
  let share = 1
  let given = giveContext(share)
  let answer: Answer = { ...EMPTY_ANSWER, id: newId(), isWriting: true, ...factsOf(given) }
  let request = requestOf(given)
  const show = throttle(SHOWN_EVERY_MS, () => isCurrent(run) && putMessage(answer))
  try {
    const reply = await completeChat({
      key,
      signal: run.signal,
      body: ({ contextShare, stream, tools }) => {
        if (contextShare !== share) {
          share = contextShare
          given = giveContext(share)
          answer = { ...answer, ...factsOf(given) }
        }
        // A model that knows no tools is not told of any either.
        request = requestOf(given, { stream, tools })
        return request
      },
      onText: (text) => {
        // A bubble with nothing in it would say that there is an answer.
        if (text.trim() === '') return
        answer = { ...answer, text }
        show.call()
      },
    })
    return { said: await finish(answer, reply, request, given), given }
  } catch (error) {
    const note = noteFor(error, run.signal)
    // Without a word of it, only stopping it leaves something to say.
    if (note === null || (answer.text === '' && note !== 'stopped')) throw error
    if (note !== 'stopped') log.warn('chat answer not whole', error)
    const { text } = answer
    // What has come was paid for.
    const usage = measureUsage(request, { ...EMPTY_REPLY, text })
    const listingIds = cited(text, given)
    return { said: { ...answer, isWriting: false, note, listingIds, usage }, given }
  } finally {
    show.cancel()
  }
}

function requestOf(given: Given, takes: { stream?: boolean; tools?: boolean } = {}): ChatRequest {
  return chatRequestBody({ ...given, model: deployment().aiModel, ...takes })
}

function factsOf({ context }: Given): Pick<Answer, 'sent' | 'guesses'> {
  return {
    sent: context.leftOut > 0 ? { listings: context.listings.length, total: context.total } : null,
    guesses: context.query?.guesses ?? [],
  }
}

async function finish(
  answer: Answer,
  reply: ChatReply,
  request: ChatRequest,
  given: Given,
): Promise<Answer> {
  const { finish: end } = reply
  const told = reply.toolCalls.length > 0 ? toldOf(given) : []
  const { text, calls } = await describeReply(reply, given, told)
  return {
    ...answer,
    text,
    isWriting: false,
    note: end === 'length' && !isEmptyReply(reply) ? 'truncated' : null,
    listingIds: cited(text, given),
    calls,
    told: calls.length > 0 ? told : [],
    usage: measureUsage(request, reply),
  }
}

/** Where the model says nothing beside its calls, the words are ours: a proposal is announced only where there is one. */
async function describeReply(
  { text, toolCalls: calls }: ChatReply,
  { now, zone }: Given,
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

function cited(text: string, { listings }: Given): number[] {
  return citedListings(text, listings).map(({ id }) => id)
}

function toldOf({ listings, context }: Given): Property[] {
  const told = new Set(context.listings.map(({ id }) => id))
  return listings.filter(({ id }) => told.has(id))
}
