import { AiFailure } from './ai-failure.ts'
import { type ChatReply, ReplyBuilder } from './chat-reply.ts'
import { readEvents } from './read-events.ts'

const DONE = '[DONE]'

type OnText = (soFar: string) => void

/** A provider that was asked to stream may answer in one piece all the same. */
export function readAnswer(response: Response, onText: OnText, onBytes: () => void) {
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  return isStream && response.body
    ? readStream(listen(response.body, onBytes), onText)
    : readWhole(response, onText)
}

async function readWhole(response: Response, onText: OnText): Promise<ChatReply> {
  const builder = new ReplyBuilder()
  if (!builder.add(parse(await response.text())) || builder.isEmpty) throw new AiFailure('nonsense')
  onText(builder.text)
  return builder.build()
}

export async function readStream(
  chunks: AsyncIterable<Uint8Array>,
  onText: OnText,
): Promise<ChatReply> {
  const builder = new ReplyBuilder()
  let isDone = false
  try {
    for await (const event of readEvents(chunks)) {
      if (event.trim() === DONE) {
        isDone = true
        break
      }
      const piece = parse(event)
      if (isFault(piece)) throw new AiFailure('server', { text: builder.text })
      const length = builder.text.length
      if (!builder.add(piece)) throw new AiFailure('nonsense', { text: builder.text })
      if (builder.text.length > length) onText(builder.text)
    }
  } catch (cause) {
    if (cause instanceof AiFailure) throw cause
    throw new AiFailure('cut', { text: builder.text, cause })
  }
  if (!isDone && !builder.isComplete) throw new AiFailure('cut', { text: builder.text })
  if (builder.isEmpty) throw new AiFailure('nonsense')
  return builder.build()
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
    // Whoever stops reading before the end hangs up.
    await reader.cancel().catch(() => undefined)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A stream has sent its 200 already when something breaks: the fault comes as an event. */
function isFault(piece: unknown): boolean {
  return typeof piece === 'object' && piece !== null && 'error' in piece && Boolean(piece.error)
}
