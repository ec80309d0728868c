import { once } from 'node:events'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Duplex } from 'node:stream'

export interface WireCall {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
  status: number
  answer: Buffer
  answerHeaders: Record<string, string>
}

export interface Front {
  url: string
  stop(): Promise<void>
}

interface FrontOptions {
  webDir: string
  server: string
  onCall?: (call: WireCall) => void
}

const API = /^\/(?:auth|rest|storage|functions|realtime)\/v1\//
const CONFIG = '/config.json'
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Imitates a tab that stays open during an upgrade: its pages are those of an earlier release, while another server answers its requests.
 */
export async function startFront({ webDir, server, onCall }: FrontOptions): Promise<Front> {
  const sockets = new Set<Duplex>()
  const front = createServer((incoming, response) => {
    const { url = '/' } = incoming
    if (url === CONFIG) return void sendConfig(server, incoming, response)
    if (!API.test(url)) return sendFile(webDir, url, response)
    return forward(incoming, response, server, onCall)
  })
  front.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket))))
  front.on('upgrade', (incoming: IncomingMessage, client: Duplex, head: Buffer) =>
    joinSockets(incoming, client, head, server),
  )
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of sockets) socket.destroy()
      front.close()
      await once(front, 'close')
    },
  }
}

/** The page sends its requests to this address, whatever name the server itself has. */
async function sendConfig(
  server: string,
  { headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const config = (await (await fetch(server + CONFIG)).json()) as object
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ ...config, supabaseUrl: `http://${headers.host}` }))
}

function sendFile(webDir: string, url: string, response: ServerResponse): void {
  const { pathname } = new URL(url, 'http://front')
  const file = join(webDir, pathname)
  const isFile = existsSync(file) && statSync(file).isFile()
  const found = isFile ? file : join(webDir, documentOf(pathname))
  response.writeHead(200, {
    'content-type': TYPES[extname(found)] ?? 'application/octet-stream',
    'cache-control': 'no-store',
  })
  createReadStream(found).pipe(response)
}

function documentOf(pathname: string): string {
  if (pathname === '/login') return 'login.html'
  return pathname.startsWith('/dashboard') ? 'dashboard.html' : 'app.html'
}

function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  server: string,
  onCall: FrontOptions['onCall'],
): void {
  const { method = 'GET', url = '/', headers } = incoming
  const { 'accept-encoding': _, ...sent } = headers
  const asked = request(new URL(url, server), { method, headers: sent })
  const body: Buffer[] = []
  const answer: Buffer[] = []
  incoming.on('data', (chunk: Buffer) => body.push(chunk))
  incoming.on('error', () => asked.destroy())
  incoming.pipe(asked)
  asked.on('error', () => response.destroy())
  asked.on('response', (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.on('data', (chunk: Buffer) => answer.push(chunk))
    answered.pipe(response)
    answered.on('end', () =>
      onCall?.({
        method,
        path: url,
        headers: textsOf(headers),
        body: Buffer.concat(body),
        status: answered.statusCode ?? 502,
        answer: Buffer.concat(answer),
        answerHeaders: textsOf(answered.headers),
      }),
    )
  })
}

function textsOf(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

function joinSockets(
  incoming: IncomingMessage,
  client: Duplex,
  head: Buffer,
  server: string,
): void {
  const { hostname, port } = new URL(server)
  const socket = connect({ host: hostname, port: Number(port) })
  const lines = Object.entries(textsOf(incoming.headers)).map(([name, text]) => `${name}: ${text}`)
  socket.write([`${incoming.method} ${incoming.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  socket.write(head)
  socket.pipe(client).pipe(socket)
  for (const end of [socket, client]) {
    end.on('error', () => end.destroy())
    end.on('close', () => (end === socket ? client : socket).destroy())
  }
}
