import { once } from 'node:events'
import { WebSocket } from 'ws'
import { publishableKey, url } from './context.ts'

interface Message {
  join_ref: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
}

export interface RawSocket {
  messages: Message[]
  send(message: Partial<Message> & Pick<Message, 'topic' | 'event'>): void
  wait(event: string, fits?: (message: Message) => boolean): Promise<Message>
  join(topic: string, payload?: Record<string, unknown>, ref?: string): Promise<unknown>
  closed: Promise<number>
  close(): void
}

const address = `${url.replace('http', 'ws')}/realtime/v1/websocket`

/** Speaks the protocol directly, so that tests see the wire format and can send messages that supabase-js never sends. */
export async function openSocket(vsn = '2.0.0', key = publishableKey): Promise<RawSocket> {
  const socket = new WebSocket(`${address}?apikey=${key}&vsn=${vsn}`)
  const isOld = vsn === '1.0.0'
  const messages: Message[] = []
  socket.on('message', (data, isBinary) => {
    if (isBinary) return
    messages.push(read(JSON.parse((data as Buffer).toString()), isOld))
    socket.emit('heard')
  })
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await once(socket, 'open')

  const send: RawSocket['send'] = (message) => {
    const { join_ref = null, ref = null, topic, event, payload = {} } = message
    const frame = isOld
      ? { topic, event, payload, ref, join_ref }
      : [join_ref, ref, topic, event, payload]
    socket.send(JSON.stringify(frame))
  }
  const wait: RawSocket['wait'] = async (event, fits = () => true) => {
    for (;;) {
      const found = messages.find((message) => message.event === event && fits(message))
      if (found) return found
      await once(socket, 'heard', { signal: AbortSignal.timeout(10_000) })
    }
  }
  return {
    messages,
    send,
    wait,
    async join(topic, payload = { config: {} }, ref = '1') {
      send({ join_ref: ref, ref, topic, event: 'phx_join', payload })
      return (await wait('phx_reply', (message) => message.ref === ref)).payload
    },
    closed,
    close: () => socket.close(),
  }
}

function read(frame: unknown, isOld: boolean): Message {
  if (isOld) return { join_ref: null, ...(frame as Omit<Message, 'join_ref'>) }
  const [join_ref, ref, topic, event, payload] = frame as [
    string | null,
    string | null,
    string,
    string,
    Record<string, unknown>,
  ]
  return { join_ref, ref, topic, event, payload }
}

export async function refusedUpgrade(query: string): Promise<{ status: number; body: unknown }> {
  const socket = new WebSocket(`${address}${query}`)
  socket.on('error', () => undefined)
  const [, response] = (await once(socket, 'unexpected-response')) as [
    unknown,
    AsyncIterable<Buffer> & { statusCode: number },
  ]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
  return { status: response.statusCode, body }
}
