import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { expect, it } from 'vitest'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { clientIds, signIn, signUp } from './agent.ts'

const WRITERS = 8

it('a server that is asked to stop answers the running requests, and refuses nobody with an error', async () => {
  const dataDir = temporaryFolder('stop')
  const server = await startServer({ dataDir })
  const agent = await signUp(server)
  const acknowledged = new Set<string>()
  const statuses = new Set<number>()
  let isStopping = false

  const writers = Array.from({ length: WRITERS }, async () => {
    const connections = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const id = randomUUID()
      const status = await insert(server, agent.token, id, connections).catch(() => undefined)
      if (status === undefined && isStopping) return connections.destroy()
      statuses.add(status ?? 0)
      if (status === 201) acknowledged.add(id)
    }
  })
  await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(50)
  isStopping = true
  await server.stop()
  await Promise.all(writers)
  expect([...statuses]).toEqual([201])

  const again = await startServer({ dataDir })
  const kept = await clientIds(again, await signIn(again, agent))
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
  await again.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

function insert(
  { url, publishableKey }: RunningServer,
  token: string,
  id: string,
  agent: Agent,
): Promise<number> {
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  return new Promise((resolve, reject) => {
    const sent = request(
      `${url}/rest/v1/clients`,
      { method: 'POST', agent, headers },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', reject)
      },
    )
    sent.once('error', reject)
    sent.end(JSON.stringify({ id, type: 'comprador', first_name: 'Ana', last_name: 'Núñez' }))
  })
}
