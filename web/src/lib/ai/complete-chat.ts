import {
  adaptRequest,
  type ChatReply,
  FIRST_FORM,
  inForm,
  providerError,
  type RequestForm,
} from '@predio/domain/assistant'
import { deployment } from '../deployment.ts'
import { AiFailure } from './ai-failure.ts'
import { describeRefusal } from './describe-refusal.ts'
import { parse, readAnswer } from './read-answer.ts'

/** How long a provider may be silent, before its first word and between two. */
const TIMEOUT_MS = 60_000

/** A refusal of the request itself, which may be written otherwise; 413 says that it is too long. */
const ABOUT_THE_REQUEST = new Set([400, 413])

/** What the model of this deployment was found to take, so that the next question is not refused once more. */
let learned: Pick<RequestForm, 'limitField' | 'answerLimit' | 'temperature'> = FIRST_FORM

interface ChatCall {
  /** The agent's own; it goes to the provider and nowhere else. */
  key: string
  /** A function where leaving something out changes more than a field: then a shorter context can be asked for too. */
  body: object | ((form: RequestForm) => object)
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
  let timer = setTimeout(() => silence.abort(), TIMEOUT_MS)
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), TIMEOUT_MS)
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

/** The answer, asked again in the form that the provider's refusal asks for. */
async function ask({ key, body }: ChatCall, signal: AbortSignal): Promise<Response> {
  let form: RequestForm = { ...FIRST_FORM, ...learned }
  for (;;) {
    const sent = inForm(typeof body === 'function' ? body(form) : body, form)
    const response = await post(key, sent, signal)
    if (response.ok) return response
    const said = await response.text()
    const refusal = providerError(parse(said)) ?? said
    const next = ABOUT_THE_REQUEST.has(response.status) ? adaptRequest(form, refusal) : null
    const isShorter = next !== null && next.contextShare < form.contextShare
    if (next === null || (isShorter && typeof body !== 'function')) {
      throw describeRefusal(response.status, response.headers.get('retry-after'), said)
    }
    form = next
    const { limitField, answerLimit, temperature } = form
    learned = { limitField, answerLimit, temperature }
  }
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
