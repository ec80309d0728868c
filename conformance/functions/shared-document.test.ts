import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, anonymous, signedUp, type Person } from '../support/clients.ts'
import { url } from '../support/context.ts'
import { refusalOf } from '../support/functions.ts'
import { SAMPLES, pdf } from '../support/samples.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp({ full_name: 'Ana Núñez' })
  await ana.client.from('profiles').update({ company: 'Casas del Sur' }).eq('id', ana.user.id)
})

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

interface Share {
  token: string
  id: string
  documentId: string
}

async function share(
  document: Record<string, unknown> = { content: '# Contrato' },
): Promise<Share> {
  const made = await ana.client
    .from('documents')
    .insert({ name: 'Contrato de renta', category: 'contract', ...document })
    .select('id')
    .single<{ id: string }>()
  if (made.error) throw made.error
  const token = randomBytes(32).toString('base64url')
  const shared = await ana.client
    .from('document_shares')
    .insert({ document_id: made.data.id, token_hash: hashOf(token) })
    .select('id')
    .single<{ id: string }>()
  if (shared.error) throw shared.error
  return { token, id: shared.data.id, documentId: made.data.id }
}

const open = (token: unknown) =>
  anonymous().functions.invoke('shared-document', { body: { action: 'open', token } })

async function viewsOf({ id }: Share): Promise<unknown> {
  const { data } = await ana.client
    .from('document_shares')
    .select('views, last_viewed_at')
    .eq('id', id)
    .single()
  return data
}

const change = ({ id }: Share, fields: Record<string, unknown>) =>
  ana.client.from('document_shares').update(fields).eq('id', id)

const PAST = '2020-01-01T00:00:00Z'

describe('a share', () => {
  it('a share shows a text to a visitor without an account', async () => {
    const made = await share({ content: '# Contrato\n\nNúmero 1' })
    const { data, error, response } = await open(made.token)
    expect(error).toBeNull()
    expect(data).toEqual({
      kind: 'text',
      name: 'Contrato de renta',
      category: 'contract',
      type: 'text/plain',
      agent: expect.objectContaining({ name: 'Ana Núñez', company: 'Casas del Sur' }),
      expiresAt: expect.any(String),
      content: '# Contrato\n\nNúmero 1',
    })
    expect(response?.headers.get('cache-control')).toBe('no-store')
    expect(response?.headers.get('x-robots-tag')).toBe('noindex')
  })

  it('a share shows the newest text', async () => {
    const made = await share()
    await ana.client.from('documents').update({ content: 'Nuevo' }).eq('id', made.documentId)
    expect((await open(made.token)).data).toMatchObject({ content: 'Nuevo' })
  })

  it('a share gives a signed URL that opens the file', async () => {
    const path = `${ana.user.id}/contrato (1).pdf`
    await ana.client.storage.from('documents').upload(path, pdf())
    const made = await share({ url: path, type: 'application/pdf' })
    const { data } = await open(made.token)
    expect(data).toMatchObject({ kind: 'file', type: 'application/pdf' })
    expect(data).not.toHaveProperty('content')
    const response = await fetch(new URL(data.signedUrl as string, url))
    expect(response.status).toBe(200)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(SAMPLES.pdf)
  })

  it('a share counts its views and stores the time of the last view', async () => {
    const made = await share()
    expect(await viewsOf(made)).toEqual({ views: 0, last_viewed_at: null })
    await open(made.token)
    await open(made.token)
    expect(await viewsOf(made)).toEqual({ views: 2, last_viewed_at: expect.any(String) })
  })

  it('a share counts exactly when many visitors open the share at the same time', async () => {
    const made = await share()
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(made.token)))
    expect(answers.map(({ error }) => error).filter(Boolean)).toEqual([])
    expect(await viewsOf(made)).toMatchObject({ views: 10 })
  })

  it('a share records its first opening in the history once', async () => {
    const made = await share()
    await open(made.token)
    await open(made.token)
    const history = await ana.client
      .from('document_history')
      .select('action')
      .eq('document_id', made.documentId)
      .eq('action', 'opened')
    expect(history.data).toHaveLength(1)
    const notices = await ana.client
      .from('notifications')
      .select('kind')
      .eq('kind', 'document_opened')
      .contains('data', { share_id: made.id })
    expect(notices.data).toHaveLength(1)
  })
})

describe('a share is refused', () => {
  it('a share is refused after its end, until the agent prolongs the share', async () => {
    const made = await share()
    expect((await change(made, { expires_at: PAST })).error).toBeNull()
    const { status, body } = await refusalOf(await open(made.token))
    expect([status, body['error']]).toEqual([410, 'share_expired'])
    expect(body['message']).toMatch(/venció/)
    expect(await viewsOf(made)).toMatchObject({ views: 0 })
    await change(made, { expires_at: new Date(Date.now() + 60_000).toISOString() })
    expect((await open(made.token)).error).toBeNull()
  })

  it('a share is refused after the agent revoked the share, even when a visitor had opened the share before', async () => {
    const made = await share()
    expect((await open(made.token)).error).toBeNull()
    await change(made, { revoked_at: new Date().toISOString() })
    const { status, body } = await refusalOf(await open(made.token))
    expect([status, body['error']]).toEqual([410, 'share_revoked'])
    expect(JSON.stringify(body)).not.toContain('Contrato')
    expect(await viewsOf(made)).toMatchObject({ views: 1 })
  })

  it.each([['inventado'], [''], [undefined], [42], [{ eq: 1 }], ['x'.repeat(5000)]])(
    'a share is refused when its token is %j',
    async (token) => {
      const { status, body } = await refusalOf(await open(token))
      expect([status, body['error']]).toEqual([404, 'share_not_found'])
    },
  )

  it('a share is refused when its hash is sent in place of its token', async () => {
    const made = await share()
    expect((await refusalOf(await open(hashOf(made.token)))).status).toBe(404)
  })

  it('a share is refused when its document is deleted', async () => {
    const made = await share()
    await ana.client.from('documents').delete().eq('id', made.documentId)
    const { body } = await refusalOf(await open(made.token))
    expect(body['error']).toBe('share_not_found')
  })

  it('a share whose file is missing is refused, and the refusal counts no view', async () => {
    const path = `${ana.user.id}/perdido.pdf`
    await ana.client.storage.from('documents').upload(path, pdf())
    const made = await share({ url: path })
    await ana.client.storage.from('documents').remove([path])
    const { status, body } = await refusalOf(await open(made.token))
    expect([status, body['error']]).toEqual([404, 'document_unavailable'])
    expect(await viewsOf(made)).toMatchObject({ views: 0 })
  })
})

describe('what a share knows', () => {
  it('DOC-49 a share’s row is hidden from another agent and from visitors', async () => {
    const made = await share()
    const other = await signedUp()
    for (const client of [other.client, anonymous()]) {
      const rows = await client.from('document_shares').select().eq('id', made.id)
      expect(rows.data ?? []).toEqual([])
      await client.from('document_shares').delete().eq('id', made.id)
    }
    expect((await open(made.token)).error).toBeNull()
  })

  it('an agent cannot change the view count of a share', async () => {
    const made = await share()
    expect((await change(made, { views: 99 })).error?.code).toBe('42501')
    expect(await viewsOf(made)).toMatchObject({ views: 0 })
  })

  it('DOC-54 a share’s row does not hold the token', async () => {
    const made = await share()
    const { data } = await admin().from('document_shares').select().eq('id', made.id).single()
    expect(JSON.stringify(data)).not.toContain(made.token)
  })
})
