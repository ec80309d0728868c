import { WebSocket } from 'ws'

interface SocketOptions {
  port: number
  apikey: string
  token: string
  userId: string
  onTask: (title: string) => void
  onLost: () => void
}

const HEARTBEAT_MS = 25_000

/**
 * Speaks the protocol itself instead of using supabase-js, because a thousand of its clients would take a good part of the two cores. The
 * socket has the channel of the app's bell and one on tasks, which measures how soon a change arrives.
 */
export class AgentSocket {
  readonly #socket: WebSocket
  readonly #heartbeat: NodeJS.Timeout
  #ref = 0
  #isClosing = false
  isFollowing = false

  constructor({ port, apikey, token, userId, onTask, onLost }: SocketOptions) {
    const address = `ws://127.0.0.1:${port}/realtime/v1/websocket?apikey=${apikey}&vsn=1.0.0`
    this.#socket = new WebSocket(address, { perMessageDeflate: false })
    this.#socket.on('open', () => {
      for (const table of ['notifications', 'tasks']) this.#join(table, userId, token)
    })
    this.#socket.on('message', (data: Buffer) => {
      if (!this.isFollowing && saysThatItFollows(data)) this.isFollowing = true
      const title = titleOf(data)
      if (title !== undefined) onTask(title)
    })
    this.#socket.on('error', () => undefined)
    this.#socket.on('close', () => {
      clearInterval(this.#heartbeat)
      if (!this.#isClosing) onLost()
    })
    this.#heartbeat = setInterval(() => this.#send('phoenix', 'heartbeat', {}), HEARTBEAT_MS)
  }

  close(): void {
    this.#isClosing = true
    this.#socket.close()
  }

  #join(table: string, userId: string, token: string): void {
    const change = { event: '*', schema: 'public', table, filter: `user_id=eq.${userId}` }
    this.#send(`realtime:${table}:${userId}:1`, 'phx_join', {
      config: {
        broadcast: { ack: false, self: false },
        presence: { key: '', enabled: false },
        postgres_changes: [change],
        private: false,
      },
      access_token: token,
    })
  }

  #send(topic: string, event: string, payload: object): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    const ref = String((this.#ref += 1))
    this.#socket.send(JSON.stringify({ topic, event, payload, ref, join_ref: ref }))
  }
}

function saysThatItFollows(data: Buffer): boolean {
  if (!data.includes('"system"')) return false
  const message = JSON.parse(data.toString('utf8')) as {
    topic: string
    event: string
    payload: { status?: string }
  }
  const { topic, event, payload } = message
  return event === 'system' && payload.status === 'ok' && topic.startsWith('realtime:tasks:')
}

function titleOf(data: Buffer): string | undefined {
  if (!data.includes('postgres_changes') || !data.includes('"record"')) return undefined
  const message = JSON.parse(data.toString('utf8')) as {
    event: string
    payload: { data?: { table?: string; type?: string; record?: { title?: string } } }
  }
  const change = message.payload.data
  return message.event === 'postgres_changes' &&
    change?.table === 'tasks' &&
    change.type === 'INSERT'
    ? change.record?.title
    : undefined
}
