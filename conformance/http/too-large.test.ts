import { Agent, request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { publishableKey, secretKey, url } from '../support/context.ts'

/** All requests share a connection, as in a browser, and a refused request must not spoil it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterAll(() => agent.destroy())

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sending = request(`${url}${path}`, {
      method: 'POST',
      agent,
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
        ...headers,
      },
    })
    sending.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    sending.on('error', reject)
    sending.end(body)
  })
}

const MIB = 1024 * 1024
const asJson = (size: number) => JSON.stringify({ token: 'x'.repeat(size) })
const storing = { apikey: secretKey, 'content-type': 'text/plain' }

describe('a body that is too large', () => {
  it.each<[service: string, path: string, size: number, status: number, headers?: object]>([
    ['auth', '/auth/v1/recover', 2 * MIB, 413],
    ['REST', '/rest/v1/tasks', 11 * MIB, 413],
    ['realtime', '/realtime/v1/api/broadcast', MIB, 413],
    ['functions', '/functions/v1/shared-document', MIB, 413],
    ['storage', '/storage/v1/object/documents/x/y.txt', 11 * MIB, 400, storing],
  ])(
    '%s refuses a body that is too large, and answers the next request on the connection',
    async (_, path, size, status, headers) => {
      const next = () => post('/functions/v1/shared-document', '{"token":"x"}')
      const answers: number[] = []
      for (let round = 0; round < 3; round++)
        answers.push(await post(path, asJson(size), { ...headers }), await next())
      expect(answers).toEqual([status, 404, status, 404, status, 404])
    },
  )
})
