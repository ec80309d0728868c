import { EventEmitter, once } from 'node:events'
import { request, type ClientRequest, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import type { HttpEnvironment } from './environment.ts'
import { listen } from './listen.ts'
import { requireOneHost } from './one-host.ts'
import { identifyRequest } from './request-context.ts'
import { boundUnfinished } from './unfinished-requests.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function start(
  timeouts: Parameters<typeof listen>[2] = {},
  heard = new EventEmitter(),
): Promise<number> {
  const app = new Hono<HttpEnvironment>()
  app.onError((_error, c) => c.text('', 500))
  app.use(
    identifyRequest(pino({ level: 'silent' }), false, {
      began: () => heard.emit('began'),
      ended: (_route, _method, status) => heard.emit('ended', status),
    }),
  )
  app.use(requireOneHost, boundUnfinished(3))
  app.all('/refused', (c) => c.text('', 401))
  app.all('*', async (c) => c.text(String((await c.req.arrayBuffer()).byteLength)))
  const server = await listen(app.fetch, { hostname: '127.0.0.1', port: 0 }, timeouts)
  servers.push(server)
  return (server.address() as AddressInfo).port
}

/** Opens a request that declares ten bytes and sends one. */
function openHalf(port: number): ClientRequest {
  const options = { port, host: '127.0.0.1', method: 'POST', headers: { 'content-length': '10' } }
  const half = request(options)
  half.on('error', () => undefined)
  half.write('a')
  return half
}

async function answerTo(half: ClientRequest): Promise<string> {
  const [response] = (await once(half, 'response')) as [IncomingMessage]
  return `${response.statusCode} ${await text(response)}`
}

async function sendRaw(port: number, lines: readonly string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  return socket
}

it('OPS-83 refuses a request with two Host headers', async () => {
  const port = await start()
  const head = ['GET / HTTP/1.1', 'Host: predio.mx', 'connection: close']
  expect(await text(await sendRaw(port, [...head, 'HOST: ajeno.example', '', '']))).toContain(
    'HTTP/1.1 400 Bad Request',
  )
  expect(await text(await sendRaw(port, [...head, '', '']))).toContain('HTTP/1.1 200 OK')
})

it('OPS-84 limits the unfinished requests of one network, and frees a place when one has ended', async () => {
  const port = await start()
  const waiting = [openHalf(port), openHalf(port), openHalf(port)]
  // Once a further request is refused, the server has counted the three open ones.
  const refused = await untilRefused(port)
  expect(refused).toContain('429')
  const [first, ...others] = waiting as [ClientRequest, ...ClientRequest[]]
  first.end('123456789')
  expect(await answerTo(first)).toBe('200 10')
  expect(await answerTo(sendWhole(port))).toBe('200 10')
  for (const half of others) half.destroy()
})

it('OPS-84 frees the place of a request that was answered before its body came and then disconnected', async () => {
  const port = await start()
  const head = ['POST /refused HTTP/1.1', 'Host: predio.mx', 'Content-Length: 9000000', '', '']
  for (let i = 0; i < 10; i += 1) {
    const socket = await sendRaw(port, head)
    await once(socket, 'data')
    socket.destroy()
    await pong(port)
  }
  // The server may notice closed connections only after it has answered other requests.
  await expect.poll(() => answerTo(sendWhole(port)), { timeout: 20_000 }).toBe('200 10')
})

function sendWhole(port: number): ClientRequest {
  const half = openHalf(port)
  half.end('123456789')
  return half
}

async function untilRefused(port: number): Promise<string> {
  for (;;) {
    const half = openHalf(port)
    const answer = await Promise.race([answerTo(half), once(half, 'socket').then(() => pong(port))])
    if (answer !== undefined) return answer
    half.destroy()
  }
}

async function pong(port: number): Promise<undefined> {
  await (await fetch(`http://127.0.0.1:${port}/`)).text()
  return undefined
}

it('OPS-84 ends a connection whose headers do not arrive', async () => {
  const port = await start({ headersMs: 50, checkMs: 20 })
  const socket = await sendRaw(port, ['GET / HTTP/1.1', 'Host: predio.mx', 'x-unfinished: '])
  expect(await text(socket)).toContain('408 Request Timeout')
})

it('OPS-84 ends a request whose body stops arriving, without counting a failure of the server', async () => {
  const heard = new EventEmitter()
  const ended = once(heard, 'ended')
  openHalf(await start({ silenceMs: 50 }, heard))
  expect(await ended).toEqual([499])
})

it('OPS-64 records a request that its sender aborted as 499', async () => {
  const heard = new EventEmitter()
  const [began, ended] = [once(heard, 'began'), once(heard, 'ended')]
  const half = openHalf(await start({}, heard))
  await began
  half.destroy()
  expect(await ended).toEqual([499])
})
