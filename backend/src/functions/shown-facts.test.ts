import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  findDifferences,
  MARKED_AGENT,
  MARKED_CLIENT,
  MARKED_LISTINGS,
  NO_DIFFERENCE,
} from '../../../domain/src/outputs/testing/marked.ts'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

let server: TestFunctions
let ana: Agent
let clientId: string
const NOTICE = MARKED_AGENT.noticePath?.slice('/aviso/'.length) ?? ''
/** An older version of the app, or another program, may have stored more facts than visitors may see. */
const STORED = MARKED_LISTINGS.map(({ own, ...listing }) => Object.assign({}, own, listing))

beforeAll(async () => {
  server = await createTestFunctions()
  ana = await server.signUp('ana@example.com')
  await server.owner.query(
    `update profiles set full_name = $2, company = $3, phone = $4, brand_color = $5, license_number = $6,
       website_url = $7 where id = $1`,
    [
      ana.id,
      MARKED_AGENT.name,
      MARKED_AGENT.company,
      MARKED_AGENT.phone,
      MARKED_AGENT.color,
      MARKED_AGENT.licenseNumber,
      MARKED_AGENT.links[0]?.url,
    ],
  )
  await server.owner.query('select private.set_notice_token($1, $2)', [ana.id, NOTICE])
  await server.owner.query(
    `insert into user_settings (user_id, logo_url) values ($1, $2)
     on conflict (user_id) do update set logo_url = excluded.logo_url`,
    [ana.id, MARKED_AGENT.logoUrl],
  )
  const { first_name, last_name, email, phone, whatsapp, address, notes, source, tags } =
    MARKED_CLIENT
  clientId = await insert(
    `insert into clients (user_id, type, first_name, last_name, email, phone, whatsapp, address, notes, source, tags)
     values ($1, 'inversionista', $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [ana.id, first_name, last_name, email, phone, whatsapp, address, notes, source, tags],
  )
})
afterAll(async () => server.close())

async function insert(text: string, values: unknown[]): Promise<string> {
  const { rows } = await server.owner.query<{ id: string }>(text, values)
  return rows[0]!.id
}

function newToken() {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: createHash('sha256').update(token).digest('hex') }
}

async function answerOf(name: string, token: string): Promise<string> {
  const { status, body } = await server.call(name, { body: { action: 'open', token } })
  expect(status).toBe(200)
  return JSON.stringify(body)
}

test('SHOW-02 an opened selection shows only the facts that the fact table allows, whatever is stored', async () => {
  const { token, hash } = newToken()
  const selection = await insert(
    `insert into selections (user_id, client_id, title, token_hash, expires_at)
     values ($1, $2, 'Casas', $3, '2099-01-01') returning id`,
    [ana.id, clientId, hash],
  )
  for (const [position, listing] of STORED.entries()) {
    await insert(
      `insert into selection_items (user_id, selection_id, position, listing) values ($1, $2, $3, $4) returning id`,
      [ana.id, selection, position, JSON.stringify(listing)],
    )
  }
  const text = await answerOf('selection', token)
  expect(findDifferences('selection', [text], ['agent.photoUrl'])).toEqual(NO_DIFFERENCE)
})

test('SHOW-02 an opened report shows only the facts that the fact table allows, whatever is stored', async () => {
  const { token, hash } = newToken()
  const [listing] = STORED
  const stored = { ...listing, image: listing?.images[0], imageSizes: listing?.coverSizes }
  const property = await insert(
    `insert into properties (user_id, title) values ($1, 'Casa') returning id`,
    [ana.id],
  )
  await insert(
    `insert into owner_reports (user_id, property_id, client_id, title, first_day, last_day, facts, token_hash, expires_at)
     values ($1, $2, $3, 'Reporte', '2026-10-01', '2026-10-31', $4, $5, '2099-01-01') returning id`,
    [ana.id, property, clientId, { madeAt: '2026-11-01T12:00:00Z', listing: stored }, hash],
  )
  const text = await answerOf('owner-report', token)
  // The agent's links are not on the page, and the day of publication is a fact of the report itself.
  const ownFacts = ['agent.photoUrl', 'agent.links', 'listing.publishedAt']
  expect(findDifferences('ownerReport', [text], ownFacts)).toEqual(NO_DIFFERENCE)
})

test('SHOW-02 a shared document and a privacy notice show the agent as the fact table says', async () => {
  const { token, hash } = newToken()
  const document = await insert(
    `insert into documents (user_id, client_id, name, category, type, content)
     values ($1, $2, 'Contrato', 'contract', 'text/markdown', 'Texto') returning id`,
    [ana.id, clientId],
  )
  await insert(
    `insert into document_shares (user_id, document_id, token_hash, expires_at) values ($1, $2, $3, '2099-01-01') returning id`,
    [ana.id, document, hash],
  )
  await insert(
    `insert into privacy_notices (user_id, answers, simple_text, full_text) values ($1, '{}', 'Corto', 'Largo') returning id`,
    [ana.id],
  )
  const shared = await answerOf('shared-document', token)
  expect(findDifferences('documentShare', [shared], ['agent.photoUrl'])).toEqual(NO_DIFFERENCE)
  const notice = await answerOf('privacy-notice', NOTICE)
  expect(findDifferences('privacyNotice', [notice], ['agent.photoUrl'])).toEqual(NO_DIFFERENCE)
})
