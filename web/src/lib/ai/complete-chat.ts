import { type ChatReply, providerError, refusedFields } from '@predio/domain/assistant'
import { deployment } from '../deployment.ts'
import { AiFailure } from './ai-failure.ts'
import { describeRefusal } from './describe-refusal.ts'
import { parse, readAnswer } from './read-answer.ts'

/** How long a provider may be silent, before its first word and between two. */
const PATIENCE_MS = 60_000

/** What not every provider takes; without them a question is still the same question. */
const OPTIONAL_FIELDS = ['stream', 'tools'] as const

type Takes = Record<(typeof OPTIONAL_FIELDS)[number], boolean>

interface ChatCall {
  /** The agent's own; it goes to the provider and nowhere else. */
  key: string
  /** Sent as it is; a function where leaving a field out changes more than the field. */
  body: object | ((takes: Takes) => object)
  signal: AbortSignal
  /** Everything said so far, each time there is more. */
  onText?: (soFar: string) => void
}

/**
 * One question to the AI provider. Throws an AiFailure, or the signal's own reason; an answer that says nothing is an
 * answer.
 */
export async function completeChat(call: ChatCall): Promise<ChatReply> {
  const { key, signal, onText } = call
  // A header takes nothing else, and no provider gives such keys.
  if (!/^[\x21-\x7e]+$/.test(key)) throw new AiFailure('key')
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), PATIENCE_MS)
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), PATIENCE_MS)
  }
  try {
    const response = await ask(call, AbortSignal.any([signal, silence.signal]))
    hear()
    return await readAnswer(response, onText ?? ignore, hear)
  } catch (cause) {
    signal.throwIfAborted()
    const text = cause instanceof AiFailure ? cause.text : ''
    if (silence.signal.aborted) throw new AiFailure('timeout', { text, cause })
    throw cause instanceof AiFailure ? cause : new AiFailure('network', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** The answer, asked again without a field that the provider says it does not take. */
async function ask({ key, body }: ChatCall, signal: AbortSignal): Promise<Response> {
  const takes: Takes = { stream: true, tools: true }
  for (;;) {
    const sent = typeof body === 'function' ? body(takes) : without(body, takes)
    const response = await post(key, sent, signal)
    if (response.ok) return response
    const said = await response.text()
    const refused =
      response.status === 400 ? refusedFields(providerError(parse(said)) ?? said) : null
    const unknown = OPTIONAL_FIELDS.filter((field) => refused?.[field] && field in sent)
    if (unknown.length === 0) {
      throw describeRefusal(response.status, response.headers.get('retry-after'), said)
    }
    for (const field of unknown) takes[field] = false
  }
}

function without(body: object, takes: Readonly<Record<string, boolean>>): object {
  return Object.fromEntries(Object.entries(body).filter(([field]) => takes[field] !== false))
}

function post(key: string, body: object, signal: AbortSignal): Promise<Response> {
  return fetch(`${deployment().aiBaseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal,
  })
}

function ignore(): void {}
