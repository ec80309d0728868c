import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestFunctions, type Agent, type TestFunctions } from './testing/test-functions.ts'

/** The functions that need no account must withstand any body from anybody. */

let server: TestFunctions
let own: Links
let others: Links

interface Links {
  agent: Agent
  selection: string
  itemId: string
  document: string
}

beforeAll(async () => {
  server = await createTestFunctions()
  own = await makeLinks('ana@example.com')
  others = await makeLinks('berta@example.com')
})
afterAll(async () => server.close())

async function makeLinks(email: string): Promise<Links> {
  const agent = await server.signUp(email)
  const [selection, document] = [newToken(), newToken()]
  const selectionId = await insert(
    `insert into selections (user_id, title, token_hash, expires_at) values ($1, 'Casas', $2, '2099-01-01') returning id`,
    [agent.id, hashOf(selection)],
  )
  const itemId = await insert(
    `insert into selection_items (user_id, selection_id, position, listing) values ($1, $2, 0, $3) returning id`,
    [agent.id, selectionId, { title: 'Casa', images: [], operations: ['sale'] }],
  )
  const documentId = await insert(
    `insert into documents (user_id, name, category, type, content) values ($1, 'Contrato', 'contract', 'text/plain', 'Texto') returning id`,
    [agent.id],
  )
  await insert(
    `insert into document_shares (user_id, document_id, token_hash) values ($1, $2, $3) returning id`,
    [agent.id, documentId, hashOf(document)],
  )
  return { agent, selection, itemId, document }
}

const newToken = () => randomBytes(32).toString('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

async function insert(text: string, values: unknown[]): Promise<string> {
  const { rows } = await server.owner.query<{ id: string }>(text, values)
  return rows[0]!.id
}

const TABLES = [
  'selections',
  'selection_items',
  'documents',
  'document_shares',
  'document_history',
  'interactions',
  'notifications',
]

async function rowsOf({ agent }: Links): Promise<unknown[]> {
  const found = []
  for (const table of TABLES)
    found.push(
      (
        await server.owner.query(`select * from ${table} where user_id = $1 order by id`, [
          agent.id,
        ])
      ).rows,
    )
  return found
}

const ODD_VALUES = [
  'null',
  'true',
  '0',
  '-1',
  '1e400',
  '9007199254740993',
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"casa 🏡 \\u202e"',
  '[]',
  '[null]',
  '["open"]',
  '{}',
  '{"eq":1}',
  '{"__proto__":{"action":"answer"}}',
  '{"toString":"x","valueOf":1}',
  '"eq.1"',
  '"*"',
  '"../../x"',
  '"\'; drop table selections; --"',
  '"00000000-0000-0000-0000-000000000000"',
  '["2026-02-30 am"]',
  '["0000-01-01 am"]',
  '["9999-12-31 pm", "9999-12-31 pm", "9999-12-31 pm", "9999-12-31 pm"]',
  '[{"day":"2030-01-01"}]',
  JSON.stringify('x'.repeat(50_000)),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}`,
]

function withField(right: object, field: string, json: string): string {
  const entries = Object.entries(right).filter(([name]) => name !== field)
  const fields = entries.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return `{${[...fields, `${JSON.stringify(field)}:${json}`].join(',')}}`
}

async function send(
  name: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<{ status: number; error: unknown }> {
  const { publishableKey } = server.services.keyring
  const response = await server.fetch(
    new Request(`http://localhost/functions/v1/${name}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body,
    }),
  )
  const { error } = (await response.json()) as { error?: unknown }
  return { status: response.status, error }
}

function expectRefusal(body: string, { status, error }: { status: number; error: unknown }): void {
  const said = `${body.slice(0, 200)} was answered ${status} ${String(error)}`
  expect(status >= 400 && status < 500 && typeof error === 'string', said).toBe(true)
}

describe.each([
  ['an opened selection', 'selection', () => ({ action: 'open', token: own.selection })],
  ['an opened document', 'shared-document', () => ({ action: 'open', token: own.document })],
  ['a downloaded document', 'shared-document', () => ({ action: 'download', token: own.document })],
] as const)('the body of %s', (_, name, right) => {
  test.each(['action', 'token'])(
    'LINK-03 a body with an odd %s is refused and changes nothing',
    async (field) => {
      const before = [await rowsOf(own), await rowsOf(others)]
      for (const json of ODD_VALUES) {
        const body = withField(right(), field, json)
        expectRefusal(body, await send(name, body))
      }
      expect([await rowsOf(own), await rowsOf(others)]).toEqual(before)
    },
  )
})

describe('the body of an answer', () => {
  const right = () => ({
    action: 'answer',
    token: own.selection,
    itemId: own.itemId,
    answer: 'visit',
  })

  test.each(['token', 'itemId', 'answer', 'reason', 'comment', 'visitSlots'])(
    'LINK-03 an answer with an odd %s never fails, and changes nothing of another agent',
    async (field) => {
      const before = await rowsOf(others)
      let taken = 0
      for (const json of ODD_VALUES) {
        const body = withField(right(), field, json)
        const answer = await send('selection', body)
        if (answer.status === 200) taken += 1
        else expectRefusal(body, answer)
      }
      // An answer is valid without reason, comment or days, and every text that is short enough is a valid comment.
      expect(taken > 0).toBe(['reason', 'comment', 'visitSlots'].includes(field))
      expect(await rowsOf(others)).toEqual(before)
    },
  )

  test('LINK-03 an answer about another agent’s listing is refused, because it is not in the selection', async () => {
    const before = await rowsOf(others)
    const foreign = { ...right(), itemId: others.itemId }
    expect(await send('selection', JSON.stringify(foreign))).toEqual({
      status: 404,
      error: 'item_gone',
    })
    expect(await rowsOf(others)).toEqual(before)
  })
})

test.each(['selection', 'shared-document'])(
  'LINK-03 %s refuses a body that is no JSON object or is too large',
  async (name) => {
    const bodies = [
      '',
      'null',
      '[]',
      '"open"',
      '42',
      '{',
      '{"token":',
      '\ufeff',
      '{"a":NaN}',
      '\u0000',
    ]
    for (const body of bodies) expectRefusal(body, await send(name, body))
    expectRefusal('not UTF-8', await send(name, new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])))
    const large = JSON.stringify({ action: 'open', token: 'x'.repeat(1024 * 1024) })
    expect(await send(name, large)).toEqual({ status: 413, error: 'body_too_large' })
  },
)

test('OPS-80 a body that is nested too deeply is refused unparsed', async () => {
  const nested = '['.repeat(1_000) + ']'.repeat(1_000)
  expect(await send('selection', nested)).toEqual({ status: 413, error: 'body_too_large' })
})

test.each(['selection', 'shared-document'])(
  'LINK-03 %s answers 300 randomly made bodies with a code',
  async (name) => {
    const next = numbersFrom(2026)
    const before = await rowsOf(others)
    for (let round = 0; round < 300; round += 1) {
      const body = randomBody(next)
      const answer = await send(name, body)
      if (answer.status !== 200) expectRefusal(body, answer)
    }
    expect(await rowsOf(others)).toEqual(before)
  },
)

const FIELDS = ['action', 'token', 'itemId', 'answer', 'reason', 'comment', 'visitSlots', 'otra']
const TRUE_VALUES = ['open', 'answer', 'download', 'like', 'pass', 'visit', 'zone', '2030-05-20 am']

function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function randomBody(next: (below: number) => number): string {
  const known = [...TRUE_VALUES, own.selection, own.document, own.itemId, others.itemId]
  const fields = FIELDS.filter(() => next(4) > 0).map((name) => {
    const value =
      next(3) === 0
        ? ODD_VALUES[next(ODD_VALUES.length)]
        : JSON.stringify(known[next(known.length)])
    return `${JSON.stringify(name)}:${value}`
  })
  return `{${fields.join(',')}}`
}
