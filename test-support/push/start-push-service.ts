/**
 * A push service like those of browser vendors (RFC 8030): it checks the sender (RFC 8292), gives every kind of answer that real ones give,
 * and delivers messages to the browser that has the keys. Real services use TLS and a public name; `origin` is the name, and `url` the
 * address at which the stub listens.
 */
import { createPublicKey, randomBytes, randomUUID, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBrowserKeys, decryptPush, type BrowserKeys } from './decrypt.ts'

export interface Subscription {
  endpoint: string
  p256dh: string
  auth: string
}

interface Received {
  endpoint: string
  text: string
  /** The bytes that the push service itself sees. */
  bytes: Buffer
  headers: IncomingMessage['headers']
}

/** How a request is answered; 'silence' gives no answer until the sender gives up. */
type Answer = number | { status: number; headers: Record<string, string> } | 'silence'

export interface PushService {
  origin: string
  url: string
  /** Subscribes like a browser, with the public key of an application. */
  subscribe(applicationServerKey: string): Subscription
  received: Received[]
  asked: number
  /** Each request takes the first of these answers. If the list is empty, the request is accepted. */
  answers: Answer[]
  stop(): Promise<void>
}

const ORIGIN = 'https://push.predio.test'
const MAX_BYTES = 4096
const DAY_SECONDS = 86_400

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, BrowserKeys & { applicationServerKey: string }>()
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const service: PushService = {
    origin: ORIGIN,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    asked: 0,
    answers: [],
    subscribe(applicationServerKey) {
      const keys = createBrowserKeys(randomBytes(16))
      const path = `/send/${randomUUID()}`
      browsers.set(path, { ...keys, applicationServerKey })
      return {
        endpoint: `${ORIGIN}${path}`,
        p256dh: keys.privateKey.getPublicKey('base64url'),
        auth: keys.secret.toString('base64url'),
      }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    service.asked += 1
    const next = service.answers.shift()
    const bytes = await readAll(request)
    if (next === 'silence') return
    if (typeof next === 'number') return void response.writeHead(next).end()
    if (next) return void response.writeHead(next.status, next.headers).end('not for the sender')
    const path = request.url ?? ''
    const browser = browsers.get(path)
    if (!browser) return void response.writeHead(410).end()
    const status = judge(request, bytes, browser.applicationServerKey)
    if (status === 201) {
      const text = decryptPush(bytes, browser)
      service.received.push({ endpoint: ORIGIN + path, text, bytes, headers: request.headers })
    }
    response.writeHead(status, { location: `${ORIGIN}/message/${randomUUID()}` }).end()
  }
  return service
}

function judge({ method, headers }: IncomingMessage, bytes: Buffer, applicationKey: string) {
  if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') return 400
  if (!/^\d+$/.test(String(headers['ttl']))) return 400
  if (headers['topic'] !== undefined && !/^[\w-]{1,32}$/.test(String(headers['topic']))) return 400
  if (bytes.length > MAX_BYTES) return 413
  return isAllowed(headers.authorization ?? '', applicationKey) ? 201 : 403
}

function isAllowed(authorization: string, applicationKey: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== applicationKey) return false
  const [head = '', body = '', signature = ''] = token.split('.')
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { alg } = readPart(head)
  const { aud, exp, sub } = readPart(body)
  const left = Number(exp) - Date.now() / 1000
  const isInTime = left > 0 && left <= DAY_SECONDS
  return (
    isSigned && alg === 'ES256' && aud === ORIGIN && isInTime && /^mailto:.+@.+/.test(String(sub))
  )
}

/** The key is an uncompressed point of P-256: a byte, then both coordinates. */
function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url')
  const x = point.toString('base64url', 1, 33)
  const y = point.toString('base64url', 33)
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

function readPart(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString())
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
