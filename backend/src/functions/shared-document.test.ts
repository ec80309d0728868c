import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

let server: TestFunctions
let ana: Agent

beforeAll(async () => {
  server = await createTestFunctions()
  ana = await server.signUp('ana@example.com')
  await server.owner.query(
    `update profiles set full_name = 'Ana Núñez', company = 'Casas del Sur' where id = $1`,
    [ana.id],
  )
})
afterAll(async () => server.close())

interface ShareOptions {
  content?: string | null
  url?: string | null
  expiresAt?: string
}

async function share({ content = 'Contrato…', url = null, expiresAt }: ShareOptions = {}) {
  const token = randomBytes(32).toString('base64url')
  const document = await server.owner.query<{ id: string }>(
    `insert into documents (user_id, name, category, type, content, url)
     values ($1, 'Contrato de renta', 'contract', 'application/pdf', $2, $3) returning id`,
    [ana.id, content, url],
  )
  const documentId = document.rows[0]?.id ?? ''
  const made = await server.owner.query<{ id: string }>(
    `insert into document_shares (user_id, document_id, token_hash, expires_at)
     values ($1, $2, $3, coalesce($4::timestamptz, now() + interval '30 days')) returning id`,
    [ana.id, documentId, createHash('sha256').update(token).digest('hex'), expiresAt ?? null],
  )
  return { token, documentId, id: made.rows[0]?.id ?? '' }
}

const open = (token: unknown) => server.call('shared-document', { body: { action: 'open', token } })

async function count(text: string, value: string): Promise<number> {
  const { rows } = await server.owner.query<{ count: number }>(text, [value])
  return rows[0]?.count ?? -1
}
const viewsOf = (id: string) =>
  count('select views as count from document_shares where id = $1', id)
const openingsOf = (documentId: string) =>
  count(
    `select count(*)::int from document_history where document_id = $1 and action = 'opened'`,
    documentId,
  )
const noticesOf = (shareId: string) =>
  count(
    `select count(*)::int from notifications where kind = 'document_opened' and data ->> 'share_id' = $1`,
    shareId,
  )

describe('a valid link', () => {
  test('DOC-06 a valid link to a text document answers with the newest text', async () => {
    const { token, id } = await share({
      content: '# Contrato\n\nNúmero 1',
      url: `${ana.id}/v1.txt`,
    })
    const answer = await open(token)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      kind: 'text',
      name: 'Contrato de renta',
      category: 'contract',
      type: 'application/pdf',
      agent: {
        name: 'Ana Núñez',
        company: 'Casas del Sur',
        phone: null,
        logoUrl: null,
        photoUrl: null,
        color: null,
        licenseNumber: null,
        noticePath: null,
      },
      expiresAt: expect.any(String) as string,
      content: '# Contrato\n\nNúmero 1',
    })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await viewsOf(id)).toBe(1)
  })

  test('DOC-06 a valid link to a file answers with a signed URL for one minute, relative to the API', async () => {
    const path = `${ana.id}/2026/contrato (1).txt`
    await server.storeFile(ana, 'documents', path)
    const { token } = await share({ content: null, url: path })
    const { status, body } = await open(token)
    expect(status).toBe(200)
    expect(body['kind']).toBe('file')
    expect(body).not.toHaveProperty('content')
    const link = new URL(body['signedUrl'] as string, 'http://localhost')
    expect(link.pathname.startsWith('/storage/v1/object/sign/documents/')).toBe(true)
    const claims = JSON.parse(
      Buffer.from(link.searchParams.get('token')?.split('.')[1] ?? '', 'base64url').toString(),
    ) as { exp: number }
    expect(claims.exp - Date.now() / 1000).toBeLessThanOrEqual(60)
    expect(claims.exp - Date.now() / 1000).toBeGreaterThan(40)
    // Like a visitor's browser, this request has neither an API key nor a token.
    const file = await server.fetch(new Request(link))
    expect(await file.text()).toBe('Contrato')
  })

  test('DOC-59 a shared document counts every view and stores the time of the last', async () => {
    const { token, id } = await share()
    for (let view = 1; view <= 3; view++) {
      await open(token)
      expect(await viewsOf(id)).toBe(view)
    }
    const { rows } = await server.owner.query<{ recent: boolean }>(
      `select last_viewed_at > now() - interval '1 minute' as recent from document_shares where id = $1`,
      [id],
    )
    expect(rows[0]?.recent).toBe(true)
  })

  test('DOC-59 announces the first view of a shared document once, in the history and as a notification', async () => {
    const { token, id, documentId } = await share()
    await open(token)
    await open(token)
    expect(await openingsOf(documentId)).toBe(1)
    expect(await noticesOf(id)).toBe(1)
  })

  test('DOC-07 records a download of a shared document once a day and counts no view', async () => {
    const { token, id, documentId } = await share()
    const body = { token, action: 'download' }
    const answer = await server.call('shared-document', { body })
    await server.call('shared-document', { body })
    expect([answer.status, answer.body['content']]).toEqual([200, 'Contrato…'])
    expect(await viewsOf(id)).toBe(0)
    const told = `select count(*)::int from document_history where document_id = $1 and action = 'downloaded' and performed_by is null`
    expect(await count(told, documentId)).toBe(1)
  })

  test('DOC-08 answers a download of a text with its owner’s logo, whoever downloads it', async () => {
    const rosa = await server.signUp('rosa@example.com')
    const remember = (agent: Agent, address: string | null) =>
      server.owner.query(
        `insert into user_settings (user_id, logo_url) values ($1, $2)
         on conflict (user_id) do update set logo_url = excluded.logo_url`,
        [agent.id, address],
      )
    const publicUrl = (path: string) => `http://localhost/storage/v1/object/public/images/${path}`
    const [mine, hers] = [`logos/${ana.id}/1-logo (2).png`, `logos/${rosa.id}/1-logo.png`]
    await server.storeFile(ana, 'images', mine)
    await server.storeFile(rosa, 'images', hers)
    await server.storeFile(rosa, 'documents', `${rosa.id}/secreto.txt`)
    await remember(rosa, publicUrl(hers))
    const { token } = await share()
    const logoOf = async (body: Record<string, unknown>) =>
      (await server.call('shared-document', { token: rosa.token, body: { token, ...body } })).body[
        'agent'
      ] as { logoUrl: string | null }
    const download = { action: 'download' }

    expect(await logoOf(download)).toHaveProperty('logoUrl', null)
    await remember(ana, publicUrl(encodeURI(mine)))
    const { logoUrl } = await logoOf(download)
    const link = new URL(logoUrl ?? '', 'http://localhost')
    expect(decodeURI(link.pathname)).toBe(`/storage/v1/object/sign/images/${mine}`)
    const picture = await server.fetch(new Request(link))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(0)

    for (const [address, named] of [
      ['https://casas.example/logo.png', 'https://casas.example/logo.png'],
      [publicUrl(hers), null],
      [publicUrl(`logos/${ana.id}/gone.png`), null],
      [publicUrl(`logos/${ana.id}%2F..%2F..%2F..%2Fdocuments/${rosa.id}/secreto.txt`), null],
      ['javascript:alert(1)', null],
      ['logo.png', null],
    ] as const) {
      await remember(ana, address)
      expect([address, (await logoOf(download)).logoUrl]).toEqual([address, named])
    }
    await remember(ana, null)
  })

  test('DOC-59 sends no notification of a view if the agent switched it off', async () => {
    await server.owner.query(
      `insert into notification_preferences (user_id, kind, enabled) values ($1, 'document_opened', false)`,
      [ana.id],
    )
    const { token, id, documentId } = await share()
    expect((await open(token)).status).toBe(200)
    await server.owner.query('delete from notification_preferences where user_id = $1', [ana.id])
    expect(await openingsOf(documentId)).toBe(1)
    expect(await noticesOf(id)).toBe(0)
  })

  test('DOC-59 a link opened 20 times at once counts 20 views and announces one', async () => {
    const { token, id, documentId } = await share()
    const answers = await Promise.all(Array.from({ length: 20 }, () => open(token)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await viewsOf(id)).toBe(20)
    expect(await openingsOf(documentId)).toBe(1)
    expect(await noticesOf(id)).toBe(1)
  })

  test('DOC-59 an opening interrupted before the count announces and counts at the next attempt', async () => {
    const { token, id, documentId } = await share()
    server.intercept((request) =>
      request.url.endsWith('/rpc/count_link_view') ? new Response('', { status: 500 }) : undefined,
    )
    expect((await open(token)).status).toBe(500)
    server.intercept(undefined)
    expect(await viewsOf(id)).toBe(0)
    expect((await open(token)).status).toBe(200)
    expect(await viewsOf(id)).toBe(1)
    expect(await openingsOf(documentId)).toBe(1)
    expect(await noticesOf(id)).toBe(1)
  })
})

describe('an invalid link', () => {
  test.each([['unknown-token'], [''], [undefined], [42], [{ a: 1 }], ['x'.repeat(5000)]])(
    'DOC-58 refuses an unknown link: %j',
    async (token) => {
      const { status, body } = await open(token)
      expect(status).toBe(404)
      expect(body['error']).toBe('share_not_found')
      expect(body['message']).toMatch(/Este enlace no existe/)
    },
  )

  test('DOC-54 the hash that the table stores does not open a link', async () => {
    const { token } = await share()
    const hash = createHash('sha256').update(token).digest('hex')
    expect((await open(hash)).status).toBe(404)
  })

  test('DOC-54 refuses a token of the wrong shape, whatever hash a row has', async () => {
    const { id } = await share()
    for (const token of ['', 'corta']) {
      const hash = createHash('sha256').update(token).digest('hex')
      await server.owner.query('update document_shares set token_hash = $2 where id = $1', [
        id,
        hash,
      ])
      expect((await open(token)).status).toBe(404)
    }
    expect((await open(undefined)).status).toBe(404)
  })

  test('DOC-58 refuses an expired link', async () => {
    const { token, id } = await share({ expiresAt: '2026-01-01T00:00:00Z' })
    const { status, body } = await open(token)
    expect(status).toBe(410)
    expect(body['error']).toBe('share_expired')
    expect(body['message']).toMatch(/venció/)
    expect(await viewsOf(id)).toBe(0)
  })

  test('DOC-58 refuses a revoked link, even after a visitor opened the document', async () => {
    const { token, id } = await share()
    expect((await open(token)).status).toBe(200)
    await server.owner.query('update document_shares set revoked_at = now() where id = $1', [id])
    const { status, body } = await open(token)
    expect(status).toBe(410)
    expect(body['error']).toBe('share_revoked')
    expect(await viewsOf(id)).toBe(1)
  })

  test('DOC-58 a link that is revoked while it is being opened reveals nothing', async () => {
    const { token, id } = await share()
    server.intercept(async (request) => {
      if (request.url.endsWith('/rpc/count_link_view')) {
        await server.owner.query('update document_shares set revoked_at = now() where id = $1', [
          id,
        ])
      }
      return undefined
    })
    const answer = await open(token)
    server.intercept(undefined)
    expect([answer.status, answer.body['error']]).toEqual([410, 'share_revoked'])
    expect(JSON.stringify(answer.body)).not.toContain('Contrato')
  })

  test('DOC-58 a link to a deleted file counts no view', async () => {
    const { token, id } = await share({ content: null, url: `${ana.id}/gone.pdf` })
    const { status, body } = await open(token)
    expect(status).toBe(404)
    expect(body['error']).toBe('document_unavailable')
    expect(await viewsOf(id)).toBe(0)
  })

  test('DOC-58 a link to a deleted document is unknown', async () => {
    const { token, documentId } = await share()
    await server.owner.query('delete from documents where id = $1', [documentId])
    expect((await open(token)).body['error']).toBe('share_not_found')
  })
})

test('DOC-09 limits openings of shared documents per address', async () => {
  const limited = await createTestFunctions({ variables: { RATE_LIMIT_PER_ADDRESS: 'on' } })
  const statuses: number[] = []
  let last
  for (let attempt = 0; attempt < 61; attempt++) {
    last = await limited.call('shared-document', { body: { token: `guess-${attempt}` } })
    statuses.push(last.status)
  }
  await limited.close()
  expect(statuses).toEqual([...Array(60).fill(404), 429])
  expect(last?.body['error']).toBe('rate_limited')
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
})
