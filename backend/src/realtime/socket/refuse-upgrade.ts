import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

export function refuseUpgrade(socket: Duplex, status: number, error: string): void {
  const body = JSON.stringify({ error })
  socket.on('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      'Content-Type: application/json; charset=utf-8\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\n` +
      'Connection: close\r\n\r\n' +
      body,
  )
}
