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

/** AST-34: longest silence of the provider, before its first word and between two words. */
const TIMEOUT_MS = 60_000

/** The request is malformed (400) or too long (413); it can be adapted and sent again. */
const REQUEST_REFUSED = new Set([400, 413])

type LearnedForm = Pick<RequestForm, 'limitField' | 'answerLimit' | 'temperature'>

/** AST-33: the form of request that the model accepted is remembered with its key, so that the next question is not refused again. */
let learned: { key: string; form: LearnedForm } | null = null

interface ChatCall {
  key: string
  /** A function makes a new body for each adapted request, for example one with a shorter context. */
  body: object | ((form: RequestForm) => object)
  signal: AbortSignal
  onText?: (soFar: string) => void
}

export async function completeChat(call: ChatCall): Promise<ChatReply> {
  const { key, signal, onText } = call
  // An HTTP header cannot hold other characters, and no provider issues keys with them.
  if (!/^[\x21-\x7e]+$/.test(key)) throw new AiFailure('key')
  const timeout = new AbortController()
  let timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  const restartTimeout = () => {
    clearTimeout(timer)
    timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  }
  try {
    const response = await ask(call, AbortSignal.any([signal, timeout.signal]))
    restartTimeout()
    return await readAnswer(response, onText ?? ignore, restartTimeout)
  } catch (cause) {
    signal.throwIfAborted()
    const text = cause instanceof AiFailure ? cause.text : ''
    if (timeout.signal.aborted) throw new AiFailure('timeout', { text, cause })
    throw cause instanceof AiFailure ? cause : new AiFailure('network', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** AST-33: the request is adapted and repeated as long as the refusals name something to change. */
async function ask({ key, body }: ChatCall, signal: AbortSignal): Promise<Response> {
  let form: RequestForm = { ...FIRST_FORM, ...(learned?.key === key ? learned.form : {}) }
  for (;;) {
    const sent = inForm(typeof body === 'function' ? body(form) : body, form)
    const response = await post(key, sent, signal)
    if (response.ok) return response
    const said = await response.text()
    const refusal = providerError(parse(said)) ?? said
    const next = REQUEST_REFUSED.has(response.status) ? adaptRequest(form, refusal) : null
    const isShorter = next !== null && next.contextShare < form.contextShare
    if (next === null || (isShorter && typeof body !== 'function')) {
      throw describeRefusal(response.status, response.headers.get('retry-after'), said)
    }
    form = next
    const { limitField, answerLimit, temperature } = form
    learned = { key, form: { limitField, answerLimit, temperature } }
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
