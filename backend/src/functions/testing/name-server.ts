import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export interface NameServer {
  address: string
  asked(): number
  close(): void
}

export async function startNameServer(...answers: string[][]): Promise<NameServer> {
  const socket = createSocket('udp4')
  let asked = 0
  socket.on('message', (query, from) => {
    const end = query.indexOf(0, 12) + 5
    const isA = query.readUInt16BE(end - 4) === 1
    const addresses = isA ? (answers[Math.min(asked++, answers.length - 1)] ?? []) : []
    // The flags say that recursion is available. Without a planned answer they also say NXDOMAIN.
    const flags = answers.length === 0 ? 0x8183 : 0x8180
    const header = Buffer.alloc(12)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(flags, 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(addresses.length, 6)
    const records = addresses.map((address) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]),
    )
    socket.send(Buffer.concat([header, query.subarray(12, end), ...records]), from.port)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    asked: () => asked,
    close: () => void socket.close(),
  }
}
