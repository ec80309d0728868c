import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { anonymous, signedUp, type Person } from '../support/clients.ts'
import { publishableKey, url } from '../support/context.ts'
import { subscribe } from '../../test-support/subscribe.ts'
import { addTask, channelOf, column, gather, leaveChannels, post } from '../support/realtime.ts'
import { SOON } from '../../test-support/soon.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})
afterEach(leaveChannels)

describe('the client’s socket', () => {
  it('the client opens and closes its socket', async () => {
    const { realtime } = anonymous()
    expect(realtime.endpointURL()).toContain(
      `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${publishableKey}`,
    )
    expect([realtime.connectionState(), realtime.isConnected()]).toEqual(['closed', false])
    realtime.connect()
    expect(realtime.isConnecting()).toBe(true)
    await expect.poll(() => realtime.isConnected(), SOON).toBe(true)
    expect(realtime.connectionState()).toBe('open')
    await realtime.disconnect()
    await expect.poll(() => realtime.isDisconnecting(), SOON).toBe(false)
    await expect.poll(() => realtime.connectionState(), SOON).toBe('closed')
  })

  it('OPS-83 refuses the socket’s handshake when the handshake has two Host headers', async () => {
    const { hostname, port, host } = new URL(url)
    const ask = async (...more: string[]) => {
      const socket = connect(Number(port), hostname)
      const head = [
        `GET /realtime/v1/websocket?apikey=${publishableKey} HTTP/1.1`,
        `Host: ${host}`,
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      ]
      socket.write([...head, ...more, '', ''].join('\r\n'))
      const [first] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return first.toString()
    }
    expect(await ask()).toMatch(/^HTTP\/1\.1 101 /)
    expect(await ask('HOST: ajeno.example')).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('the client sends a raw message unchanged and logs the answer', async () => {
    const lines: string[] = []
    const logger = (kind: string, message: string) => void lines.push(`${kind} ${message}`)
    const client = anonymous({ realtime: { logger } })
    const { realtime } = client
    expect(realtime.hasLogger()).toBe(true)
    realtime.log('prueba', 'anotado')
    expect(lines).toContain('prueba anotado')
    await subscribe(channelOf(client))
    realtime.push({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: 'a-mano' })
    await expect
      .poll(() => lines.filter((line) => line.includes('a-mano')).length, SOON)
      .toBeGreaterThanOrEqual(2)
    expect(lines.find((line) => line.startsWith('receive') && line.includes('a-mano'))).toContain(
      'phoenix',
    )
  })

  it('the client joins its channels again after the socket was opened again', async () => {
    const client = anonymous()
    const topic = randomUUID()
    const channel = channelOf(client, topic)
    const heard: unknown[] = []
    channel.on('broadcast', { event: 'x' }, ({ payload }) => void heard.push(payload))
    await subscribe(channel)
    await client.realtime.disconnect()
    await expect.poll(() => client.realtime.isConnected(), SOON).toBe(false)
    await expect.poll(() => channel.state, SOON).not.toBe('joined')
    client.realtime.connect()
    await expect.poll(() => channel.state, SOON).toBe('joined')
    await anonymous().channel(topic).httpSend('x', { vuelve: true })
    await expect.poll(() => heard, SOON).toEqual([{ vuelve: true }])
  })
})

describe('a channel of the client', () => {
  it('a channel sends the payload that updateJoinPayload added to its join', async () => {
    const channel = channelOf(anonymous())
    const changes = gather(channel, { table: 'tasks' })
    channel.updateJoinPayload({ access_token: ana.session.access_token })
    await subscribe(channel)
    await addTask(ana, 'Con token añadido')
    await expect.poll(() => column(changes), SOON).toEqual(['Con token añadido'])
  })

  it('a channel can copy the bindings of another channel', async () => {
    const client = anonymous()
    const batch = randomUUID()
    const first = channelOf(client)
    const changes = gather(first, { table: 'fx_board', filter: `batch=eq.${batch}` })
    const second = channelOf(client)
    second.copyBindings(first)
    await subscribe(second)
    await post(batch)
    await expect.poll(() => column(changes, 'batch'), SOON).toEqual([batch])
  })

  it('a channel that was torn down receives no more changes', async () => {
    const client = anonymous()
    const batch = randomUUID()
    const filter = `batch=eq.${batch}`
    const torn = channelOf(client)
    const unheard = gather(torn, { table: 'fx_board', filter })
    await subscribe(torn)
    torn.teardown()
    const channel = channelOf(client)
    const heard = gather(channel, { table: 'fx_board', filter })
    await subscribe(channel)
    await post(batch)
    await expect.poll(() => heard.length, SOON).toBe(1)
    expect(unheard).toEqual([])
  })
})
