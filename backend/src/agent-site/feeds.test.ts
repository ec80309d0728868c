import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHash } from 'node:crypto'
import { createTestSites, type TestSites } from './testing/test-sites.ts'

let sites: TestSites

beforeAll(async () => {
  sites = await createTestSites()
})
afterAll(() => sites.close())

async function addFeeds(userId: string, token: string): Promise<void> {
  await sites.owner.query(`select private.set_link_token($1, 'feeds', $2)`, [userId, token])
  const hash = createHash('sha256').update(token).digest('hex')
  const { rowCount } = await sites.owner.query(
    'select from user_secrets where user_id = $1 and token_hash = $2',
    [userId, hash],
  )
  expect(rowCount).toBe(1)
}

const TEXT = 'Una casa con todo lo que una familia pide, cerca de todo.'

it('WEB-80 a secret address gives published listings alone, with the type that a portal asks for', async () => {
  const id = await sites.addAgent('feliz')
  await addFeeds(id, 'secreto-de-feliz-0001')
  const { code } = await sites.addListing(id, { city: 'Mérida', price: 5, description: TEXT })
  await sites.addListing(id, { title: 'Sin ciudad', price: 5, description: TEXT })
  const draft = await sites.addListing(id, { title: 'Borrador', is_published: false })
  const read = async (file: string, token = 'secreto-de-feliz-0001') => {
    const answer = await sites.ask(`/agente/feeds/${token}/${file}`)
    return {
      status: answer.status,
      type: answer.headers.get('content-type'),
      text: await answer.text(),
    }
  }
  const trovit = await read('trovit.xml')
  expect(trovit).toMatchObject({ status: 200, type: 'text/xml; charset=utf-8' })
  expect(trovit.text).toContain(code)
  expect(trovit.text).not.toContain('Sin ciudad')
  const json = await read('propiedades.json')
  expect(JSON.parse(json.text)).toMatchObject({ listings: [{}, {}] })
  expect(json.text).not.toContain(draft.code)
  expect((await read('meta.csv')).type).toBe('text/csv; charset=utf-8')
  expect(JSON.parse((await read('revision.json')).text)).toMatchObject({
    trovit: { offers: 2, refused: 1, examples: [{ title: 'Sin ciudad', reasons: ['city'] }] },
  })
  expect((await read('otra.xml')).status).toBe(404)
  expect((await read('trovit.xml', 'de-nadie')).status).toBe(404)
})

it('WEB-80 a site that is not shown gives nothing away', async () => {
  const id = await sites.addAgent('gina')
  await addFeeds(id, 'secreto-de-gina-00001')
  await sites.owner.query('update agent_sites set is_published = false where user_id = $1', [id])
  const answer = await sites.ask('/agente/feeds/secreto-de-gina-00001/trovit.xml')
  expect(answer.status).toBe(410)
})
