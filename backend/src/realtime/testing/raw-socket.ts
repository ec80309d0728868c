import { once } from 'node:events'
import { WebSocket, type ClientOptions } from 'ws'
import type { RealtimeServer } from './realtime-server.ts'

export type Frame = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Record<string, unknown>,
]

/** This time allows for a busy machine. */
const SLOWEST_MS = 25_000

export interface RawSocket {
  socket: WebSocket
  frames: Frame[]
  send(...frame: Frame): void
  wait(event: string, fits?: (frame: Frame) => boolean): Promise<Frame>
  closed: Promise<number>
}

export async function openRaw(
  server: RealtimeServer,
  { vsn = '2.0.0', ...options }: ClientOptions & { vsn?: string } = {},
): Promise<RawSocket> {
  const key = server.services.keyring.publishableKey
  const socket = new WebSocket(
    `${server.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${key}&vsn=${vsn}`,
    options,
  )
  const frames: Frame[] = []
  socket.on('message', (data, isBinary) => {
    if (!isBinary) frames.push(JSON.parse((data as Buffer).toString()) as Frame)
    socket.emit('frame')
  })
  // Tests break connections on purpose; a test that waits learns of the break from the close.
  socket.on('error', () => undefined)
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await once(socket, 'open')
  return {
    socket,
    frames,
    closed,
    send: (...frame) => socket.send(JSON.stringify(frame)),
    async wait(event, fits = () => true) {
      for (;;) {
        const found = frames.find((frame) => frame[3] === event && fits(frame))
        if (found) return found
        await once(socket, 'frame', { signal: AbortSignal.timeout(SLOWEST_MS) })
      }
    },
  }
}

export async function joinRaw(
  raw: RawSocket,
  topic: string,
  payload: Record<string, unknown> = { config: {} },
  ref = '1',
): Promise<Record<string, unknown>> {
  raw.send(ref, ref, topic, 'phx_join', payload)
  const [, , , , answer] = await raw.wait('phx_reply', (frame) => frame[1] === ref)
  return answer
}
