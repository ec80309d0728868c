import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

export type LinkState = 'well' | 'refuses' | 'silent' | { delayMs: number }

export interface FaultyLink {
  port: number
  become(state: LinkState): void
  stop(): Promise<void>
}

export async function startFaultyLink(targetPort: number): Promise<FaultyLink> {
  let state: LinkState = 'well'
  const sockets = new Set<Socket>()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const track = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((socket) => {
    track(socket)
    if (state === 'refuses') return void socket.destroy()
    if (state === 'silent') return void socket.resume()
    const target = connect(targetPort, '127.0.0.1')
    track(target)
    socket.pipe(target)
    target.pipe(late(() => state)).pipe(socket)
    target.on('close', () => socket.destroy())
    socket.on('close', () => target.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      if (next === 'refuses' || state === 'silent') cut()
      state = next
    },
    async stop() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}

function late(state: () => LinkState): Transform {
  return new Transform({
    transform(chunk: Buffer, _, pass) {
      const now = state()
      if (now === 'silent') return pass()
      setTimeout(() => pass(null, chunk), typeof now === 'object' ? now.delayMs : 0)
    },
  })
}
