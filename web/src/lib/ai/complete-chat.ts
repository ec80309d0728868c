import { deployment } from '../deployment.ts'
import { AiFailure } from './ai-failure.ts'
import type { ChatReply } from './chat-reply.ts'
import { describeRefusal, findUnknownField } from './describe-refusal.ts'
import { readAnswer } from './read-answer.ts'

/** How long a provider may be silent, before its first word and between two. */
const PATIENCE_MS = 60_000

/** What not every provider takes; without them a question is still the same question. */
const OPTIONAL_FIELDS = ['stream', 'tools']

interface ChatCall {
  /** The agent's own; it goes to the provider and nowhere else. */
  key: string
  /** Sent as it is. */
  body: object
  signal: AbortSignal
  /** Everything said so far, each time there is more. */
  onText?: (soFar: string) => void
}

/** One question to the AI provider. Throws an AiFailure, or the signal's own reason. */
export async function completeChat({ key, body, signal, onText }: ChatCall): Promise<ChatReply> {
  // A header takes nothing else, and no provider gives such keys.
  if (!/^[\x21-\x7e]+$/.test(key)) throw new AiFailure('key')
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), PATIENCE_MS)
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), PATIENCE_MS)
  }
  try {
    const response = await ask(key, body, AbortSignal.any([signal, silence.signal]))
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
async function ask(key: string, body: object, signal: AbortSignal): Promise<Response> {
  const sent: Record<string, unknown> = { ...body }
  for (;;) {
    const response = await post(key, sent, signal)
    if (response.ok) return response
    const said = await response.text()
    const unknown = response.status === 400 && findUnknownField(OPTIONAL_FIELDS, sent, said)
    if (!unknown) throw describeRefusal(response.status, response.headers.get('retry-after'), said)
    delete sent[unknown]
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
