import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addFactor } from '../../test/rls/agents.ts'
import {
  ATTEMPTS,
  ALWAYS_FAILING,
  jpeg,
  pdf,
  png,
  type Attempt,
  type World,
} from './testing/attempts.ts'
import { createTestStorage, type Agent, type TestStorage } from './testing/test-storage.ts'

/**
 * Every attempt by another agent, an anonymous visitor or somebody without a key must be refused or answered as if nothing existed, and
 * must leave rows and files unchanged.
 */

let harness: TestStorage
let ana: Agent
let eva: Agent
let world: World

beforeAll(async () => {
  harness = await createTestStorage()
  ana = await harness.createAgent()
  eva = await harness.createAgent()
  const mine = `${ana.id}/contrato.pdf`
  const logo = `logos/${ana.id}/logo.png`
  const photo = `${ana.id}/casa/sala.jpg`
  world = { ana: ana.id, eva: eva.id, token: eva.token, mine, logo, photo }
  await fill()
})
afterAll(() => harness.close())

async function fill(): Promise<void> {
  const uploads = [
    await ana.storage.from('documents').upload(world.mine, pdf()),
    await ana.storage.from('images').upload(world.logo, png()),
    await ana.storage.from('listing-photos').upload(world.photo, jpeg()),
    await ana.storage.from('notes').upload(world.photo, jpeg()),
    await ana.storage.from('images').upload('processed/mine.png', png()),
    await eva.storage.from('documents').upload(`${eva.id}/own.pdf`, pdf()),
    await eva.storage.from('images').upload(`logos/${eva.id}/own.png`, png()),
  ]
  expect(uploads.map(({ error }) => error).filter(Boolean)).toEqual([])
}

async function stateOfEverything(): Promise<unknown> {
  const { rows } = await harness.owner.query('select * from storage.objects order by id')
  const { rows: buckets } = await harness.owner.query('select * from storage.buckets order by id')
  return { rows, buckets, files: await harness.countFiles() }
}

async function gain(attempt: Attempt, token: string | null): Promise<string | undefined> {
  const { json, body, headers, harmless } = attempt
  const response = await harness.call(attempt.method, attempt.path, token, {
    headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...(body && { body: body() }),
  })
  const text = await response.text()
  if (response.status === 400 && !text.includes('%PDF')) return undefined
  if (response.status === 200 && harmless?.(JSON.parse(text))) return undefined
  return `${response.status} ${text.slice(0, 200)}`
}

const ACTORS: Record<string, () => string | null> = {
  'another agent': () => eva.token,
  'an anonymous visitor': () => harness.services.keyring.publishableKey,
  nobody: () => null,
}

describe.each(Object.entries(ACTORS))('%s', (_, actor) => {
  let before: unknown
  beforeAll(async () => {
    before = await stateOfEverything()
  })

  test.each(Object.entries(ATTEMPTS))(
    'a person without the right cannot: %s',
    async (__, attempt) => {
      const given = await gain(attempt(world), actor())
      const [earlier, after] = [before, await stateOfEverything()]
      // Each attempt is compared with the state before that attempt.
      before = after
      expect(given).toBeUndefined()
      expect(after).toEqual(earlier)
    },
  )
})

describe('the secret key, as proof that the attempts are well formed', () => {
  let filled: unknown
  beforeEach(async () => {
    if (filled !== undefined && isDeepStrictEqual(await stateOfEverything(), filled)) return
    await harness.owner.query(`begin; set local storage.allow_delete_query = 'true';
      delete from storage.objects; delete from storage.buckets where id = 'theirs';
      update storage.buckets set public = false where id = 'documents'; commit`)
    await fill()
    filled = await stateOfEverything()
  })

  test.each(Object.entries(ATTEMPTS).filter(([name]) => !ALWAYS_FAILING.has(name)))(
    'the secret key can: %s',
    async (_, attempt) => {
      expect(await gain(attempt(world), harness.services.keyring.secretKey)).toMatch(
        /^(200|206|304)/,
      )
    },
  )
})

describe('tokens', () => {
  test.each([
    ['nonsense', () => 'nonsense', 'Invalid Compact JWS'],
    ['changed', () => `${ana.token.slice(0, -6)}AAAAAA`, 'signature verification failed'],
    [
      'expired',
      () => harness.services.keyring.sign({ sub: ana.id, role: 'authenticated', exp: 1 }),
      '"exp" claim timestamp check failed',
    ],
    [
      'of a role nobody has',
      () => harness.services.keyring.sign({ sub: ana.id, role: 'postgres' }),
      /permission denied|not allowed|Access denied/,
    ],
  ])('refuses tokens with messages that the client knows: %s', async (_, make, message) => {
    const response = await harness.call('POST', '/object/list/documents', await make(), {
      body: '{}',
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      statusCode: '403',
      error: 'Unauthorized',
      message: expect.stringMatching(message),
    })
  })
})

test('a session that owes its second factor can neither read nor store files', async () => {
  const rosa = await harness.createAgent()
  const path = `${rosa.id}/contrato.pdf`
  expect((await rosa.storage.from('documents').upload(path, pdf())).error).toBeNull()
  await addFactor(harness.owner, rosa.id)
  expect((await rosa.storage.from('documents').list(rosa.id)).data).toEqual([])
  expect((await rosa.storage.from('documents').download(path)).error).not.toBeNull()
  expect((await rosa.storage.from('documents').createSignedUrl(path, 60)).error).not.toBeNull()
  const another = await rosa.storage.from('documents').upload(`${rosa.id}/otro.pdf`, pdf())
  expect(another.error).not.toBeNull()
  await rosa.storage.from('documents').remove([path])
  const { rowCount } = await harness.owner.query('select from storage.objects where name = $1', [
    path,
  ])
  expect(rowCount).toBe(1)
})
