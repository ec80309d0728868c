import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Sends every request to the next server, like a load balancer without sticky sessions. */
export interface RoundRobinProxy {
  url: string
  use(targets: readonly string[]): void
  counts: ReadonlyMap<string, number>
  stop(): Promise<void>
}

export async function startRoundRobinProxy(): Promise<RoundRobinProxy> {
  let targets: readonly string[] = []
  let turn = 0
  const counts = new Map<string, number>()
  const sockets = new Set<Duplex>()

  /** A killed server refuses the connection before any byte was sent, so the next one can be tried. */
  async function connectNext(): Promise<Socket | undefined> {
    for (let tried = 0; tried < targets.length; tried += 1) {
      const target = targets[turn++ % targets.length]!
      const { hostname, port } = new URL(target)
      const socket = connect({ host: hostname, port: Number(port), noDelay: true })
      try {
        await once(socket, 'connect')
        counts.set(target, (counts.get(target) ?? 0) + 1)
        return track(socket)
      } catch {}
    }
    return undefined
  }

  function track<T extends Duplex>(socket: T): T {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
    return socket
  }

  const server = createServer((incoming, response) => {
    void connectNext().then((socket) =>
      socket ? forward(incoming, response, socket) : response.writeHead(502).end(),
    )
  })
  server.on('connection', track)
  server.on('upgrade', (incoming: IncomingMessage, client: Duplex, head: Buffer) => {
    void connectNext().then((socket) =>
      socket ? join(incoming, client, head, socket) : client.end(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(given) {
      targets = given
    },
    counts,
    async stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function headersOf({ headers, socket }: IncomingMessage): IncomingMessage['headers'] {
  return { ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' }
}

function forward(incoming: IncomingMessage, response: ServerResponse, socket: Socket): void {
  const { method = 'GET', url = '/' } = incoming
  const headers = { ...headersOf(incoming), connection: 'close' }
  const sent = request({ method, path: url, headers, createConnection: () => socket })
  // The server ended during the request, so it is unknown whether the request was processed.
  sent.on('error', () =>
    response.headersSent ? response.destroy() : response.writeHead(502).end(),
  )
  sent.on('response', (answer) => {
    const { connection: _, ...rest } = answer.headers
    response.writeHead(answer.statusCode ?? 502, rest)
    answer.on('error', () => response.destroy())
    answer.pipe(response)
  })
  incoming.on('error', () => sent.destroy())
  incoming.pipe(sent)
}

/** After this, client and server exchange bytes directly. */
function join(incoming: IncomingMessage, client: Duplex, head: Buffer, socket: Socket): void {
  const headers = Object.entries(headersOf(incoming)).map(
    ([name, value]) => `${name}: ${String(value)}`,
  )
  socket.write([`${incoming.method} ${incoming.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
  socket.write(head)
  socket.pipe(client)
  client.pipe(socket)
  socket.on('close', () => client.destroy())
  client.on('close', () => socket.destroy())
}
