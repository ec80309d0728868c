import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type ServerOptions } from 'ws'
import type { Keyring } from '../../http/keyring.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Limits } from '../limits.ts'
import type { Services } from '../../http/services.ts'
import { chooseSerializer } from '../wire/choose-serializer.ts'
import type { Incoming } from '../wire/message.ts'
import { Connection } from './connection.ts'
import { refuseUpgrade } from './refuse-upgrade.ts'
import { watchConnections, type ConnectionWatch } from './watch-connections.ts'

const PATH = '/realtime/v1/websocket'

export interface Acceptor {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  size(): number
  close(): Promise<void>
}

export interface SocketHandlers {
  handle(connection: Connection, message: Incoming): Promise<void>
  ended(connection: Connection): void
}

export function acceptUpgrades(
  { config, keyring, log }: Services,
  limits: Limits,
  handlers: SocketHandlers,
): Acceptor {
  // The types of ws lack closeTimeout.
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    clientTracking: false,
    // Compression gains nothing for small messages, and each socket would hold the memory of a compressor.
    perMessageDeflate: false,
    maxPayload: limits.messageBytes,
    closeTimeout: limits.closeMs,
  }
  const server = new WebSocketServer(options)
  const watch: ConnectionWatch = watchConnections(limits, config.addressLimits)

  return {
    upgrade(request, socket, head) {
      admit(request, socket, head).catch((error: unknown) => {
        log.error({ err: error }, 'a realtime socket could not be opened')
        socket.destroy()
      })
    },
    size: () => watch.size(),
    close: () => watch.close(),
  }

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost')
    if (url.pathname !== PATH) return refuseUpgrade(socket, 404, 'Not found')
    const key = url.searchParams.get('apikey') ?? headerOf(request, 'apikey')
    if (!key && config.requireApiKey) return refuseUpgrade(socket, 401, 'API key is missing')
    const keyRole = key ? await roleOfKey(keyring, key, socket) : 'anon'
    if (!keyRole) return refuseUpgrade(socket, 401, 'The token provided is not a valid JWT')
    const serializer = chooseSerializer(url.searchParams.get('vsn'))
    if (!serializer)
      return refuseUpgrade(socket, 403, 'The requested transport version is not supported')
    const address = networkOf(callerAddress(request, config.trustProxy))
    if (!watch.hasRoomFor(address)) {
      log.warn({ address }, 'too many realtime sockets')
      return refuseUpgrade(socket, 429, 'Too many connected users')
    }
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(webSocket, {
        serializer,
        keyRole,
        address,
        limits,
        log,
        handle: (connection, message) => handlers.handle(connection, message),
        ended(ended) {
          watch.remove(ended, address)
          handlers.ended(ended)
        },
      })
      watch.add(connection, address)
    })
  }
}

/** While the key is verified nobody else listens to the socket, and an error without a listener would end the process. */
async function roleOfKey(keyring: Keyring, key: string, socket: Duplex) {
  const destroy = () => void socket.destroy()
  socket.on('error', destroy)
  try {
    return await keyring.roleOfApiKey(key)
  } finally {
    socket.off('error', destroy)
  }
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function callerAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headerOf(request, 'x-forwarded-for') : undefined
  return forwarded?.split(',').at(-1)?.trim() || request.socket.remoteAddress || '127.0.0.1'
}
