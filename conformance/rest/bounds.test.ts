import { request } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { admin, anonymous } from '../support/clients.ts'
import { publishableKey, url } from '../support/context.ts'
import { rest } from '../support/http.ts'
import { SOON } from '../../test-support/soon.ts'

const db = anonymous()
const STATEMENT_TIMEOUT_MS = 5_000
const SHAPE = {
  code: expect.any(String),
  message: expect.any(String),
  details: expect.toSatisfy((value) => value === null || typeof value === 'string'),
  hint: expect.toSatisfy((value) => value === null || typeof value === 'string'),
}

describe('an answer holds at most 1,000 rows', () => {
  it('an answer for a table holds at most 1,000 rows', async () => {
    const { data, count } = await db.from('fx_many').select('id', { count: 'exact' })
    expect(data).toHaveLength(1000)
    expect(count).toBe(1500)
  })

  it('an answer holds at most 1,000 rows whatever limit is requested, even by the secret key', async () => {
    expect((await db.from('fx_many').select('id').limit(1400)).data).toHaveLength(1000)
    expect((await admin().from('fx_many').select('id').limit(1400)).data).toHaveLength(1000)
  })

  it('each embed holds at most 1,000 rows', async () => {
    const { data } = await db.from('fx_groups').select('id, fx_many(id)').single()
    expect(data?.fx_many).toHaveLength(1000)
  })

  it('an answer of a function holds at most 1,000 rows', async () => {
    const { data } = await db.rpc('fx_count_to', { last: 1200 })
    expect(data).toHaveLength(1000)
  })

  it('the rows after the first 1,000 can be read as further pages', async () => {
    const { data } = await db.from('fx_many').select('id').order('id').range(1000, 1999)
    expect(data).toHaveLength(500)
    expect(data?.[0]).toEqual({ id: 1001 })
  })
})

describe('a request that asks for too much', () => {
  it('a request with an address of 15,000 characters passes', async () => {
    const { status, body } = await rest(`/fx_texts?value=eq.${'x'.repeat(14_950)}`)
    expect(status).toBe(200)
    expect(body).toEqual([])
  })

  it('a request fails when its embeds nest too deep', async () => {
    const levels = 60
    const select = 'fx_agents('.repeat(levels) + 'id' + ')'.repeat(levels)
    const { status, body } = await rest(`/fx_agents?select=${select}`)
    expect(status).toBe(400)
    expect(body).toEqual(SHAPE)
  })

  it('a request fails when its logic tree is too deep', async () => {
    const levels = 300
    const tree = 'and('.repeat(levels) + 'id.eq.1' + ')'.repeat(levels)
    const { status, body } = await rest(`/fx_agents?or=(${tree})`)
    expect(status).toBe(400)
    expect(body).toEqual(SHAPE)
  })

  it('a request fails when its address is too long', async () => {
    const { status, body } = await rest(`/fx_texts?value=eq.${'x'.repeat(20_000)}`)
    expect(status).toBe(414)
    expect(body).toEqual(SHAPE)
  })

  it('a request fails when its body is too large', async () => {
    const { status, body } = await rest('/fx_items', {
      method: 'POST',
      body: { batch: 'x'.repeat(5 * 1024 * 1024) },
    })
    expect(status).toBe(413)
    expect(body).toEqual(SHAPE)
  })

  it('a request fails when its body is too large and declares no length', async () => {
    const { status, body } = await streamed('/rest/v1/fx_items', 5 * 1024 * 1024)
    expect(status).toBe(413)
    expect(body).toEqual(SHAPE)
  })

  it('a request fails when its statement takes too long', async () => {
    const { status, error } = await db.rpc('fx_sleep', { seconds: 60 })
    expect(status).toBe(500)
    expect(error).toMatchObject({
      code: '57014',
      message: 'canceling statement due to statement timeout',
    })
  })

  it('a request that failed does not stop the next request', async () => {
    const { data } = await db.from('fx_agencies').select('id').eq('id', 1)
    expect(data).toEqual([{ id: 1 }])
  })
})

describe('giving up', () => {
  it('when the client gives up, the server stops the statement in the database', async () => {
    // On a busy machine the first look may come only after the server's timeout has ended the statement, so the test tries again.
    await expect.poll(endsEarly, { timeout: 25_000 }).toBe(true)
  })

  /** Tells whether the abandoned statement ends before the server's timeout. */
  async function endsEarly(): Promise<boolean> {
    const controller = new AbortController()
    const began = performance.now()
    const abandoned = db.rpc('fx_sleep', { seconds: 60 }).abortSignal(controller.signal)
    let hasEnded = false
    const answer = abandoned.then(({ error }) => {
      hasEnded = true
      return error?.message
    })
    await vi.waitUntil(async () => hasEnded || (await sleeping()) === 1, SOON)
    controller.abort()
    expect(await answer).toMatch(/AbortError/)
    await vi.waitUntil(async () => (await sleeping()) === 0, SOON)
    return performance.now() - began < STATEMENT_TIMEOUT_MS
  }
})

/** Counts the sleeping statements. Another caller asks, because the first one may have to wait for its own statement. */
async function sleeping(): Promise<number> {
  const { data } = await admin().rpc('fx_sleeping')
  return data as number
}

/** The body is streamed by hand, because fetch does not send a string in chunks. */
function streamed(path: string, bytes: number): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = { apikey: publishableKey, 'content-type': 'application/json' }
    const sending = request(`${url}${path}`, { method: 'POST', headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as unknown })
      })
    })
    sending.on('error', reject)
    sending.write('{"batch":"')
    for (let sent = 0; sent < bytes; sent += 65_536) sending.write('x'.repeat(65_536))
    sending.end('"}')
  })
}
