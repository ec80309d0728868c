import {
  addToReply,
  type ChatReply,
  EMPTY_REPLY,
  isEmptyReply,
  providerError,
} from '@predio/domain/assistant'
import { AiFailure } from './ai-failure.ts'

/** The limit stops a line that never ends; an answer of 2,000 tokens has far fewer characters. */
const MAX_LINE = 1_000_000

const DONE = '[DONE]'

type OnText = (soFar: string) => void

/** A provider that was asked for a stream may answer in one piece, so the content type decides how the answer is read. */
export function readAnswer(response: Response, onText: OnText, onBytes: () => void) {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  return isStream && response.body
    ? readStream(listen(response.body, onBytes), onText)
    : readWhole(response, onText)
}

async function readWhole(response: Response, onText: OnText): Promise<ChatReply> {
  const reply = add(EMPTY_REPLY, parse(await response.text()))
  if (!isEmptyReply(reply)) onText(reply.text)
  return reply
}

export async function readStream(
  chunks: AsyncIterable<Uint8Array>,
  onText: OnText,
): Promise<ChatReply> {
  let reply = EMPTY_REPLY
  let isDone = false
  try {
    for await (const event of readEvents(chunks)) {
      if (event.trim() === DONE) {
        isDone = true
        break
      }
      const next = add(reply, parse(event))
      if (next.text.length > reply.text.length) onText(next.text)
      reply = next
    }
  } catch (cause) {
    if (cause instanceof AiFailure) throw cause
    throw new AiFailure('cut', { text: reply.text, cause })
  }
  if (!isDone && reply.finish === null) throw new AiFailure('cut', { text: reply.text })
  return reply
}

function add(reply: ChatReply, piece: unknown): ChatReply {
  // A stream has sent its status 200 already, so an error comes as an event.
  if (providerError(piece) !== null) throw new AiFailure('server', { text: reply.text })
  const next = addToReply(reply, piece)
  if (next === reply) throw new AiFailure('nonsense', { text: reply.text })
  return next
}

async function* listen(
  body: ReadableStream<Uint8Array>,
  onBytes: () => void,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onBytes()
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  let data: string[] = []
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true })
    const lines = rest.split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > MAX_LINE) throw new RangeError('an event without an end')
    for (const line of lines) {
      if (line === '' && data.length > 0) {
        yield data.join('\n')
        data = []
      } else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
    }
  }
  // Some servers do not end the stream with a blank line.
  const last = rest + decoder.decode()
  if (last.startsWith('data:')) data.push(last.slice(5).trim())
  if (data.length > 0) yield data.join('\n')
}
