import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TABLES } from '../../backend/test/rls/tables.ts'
import { readCatalogue } from '../../scripts/database-types/read-catalogue.ts'
import { databaseAddress } from '../../test-support/database-address.ts'
import { startServer, type RunningServer } from '../../test-support/server.ts'
import { temporaryFolder } from '../../test-support/temporary-folder.ts'
import { canWatchMemory, watchMemory, type MemoryWatch } from '../../test-support/watch-memory.ts'
import { FUZZED_REQUESTS, howMany } from '../how-many.ts'
import { checkResponse, secretsOf } from './check-response.ts'
import type { Context } from './context.ts'
import { Failures } from './failures.ts'
import { generateProspect } from './generate-prospect.ts'
import { generateAttackRequest, generateRequest, type FuzzRequest } from './generate-request.ts'
import { installFunctions } from './install-functions.ts'
import { fillIn, KEPT_REQUESTS, printKept } from './kept-requests.ts'
import { Random } from './random.ts'
import {
  addLongDocuments,
  createAgent,
  headersOf,
  readOwnRows,
  resetRows,
  signIn,
  type FuzzAgent,
} from './seed-agents.ts'
import { FuzzSender } from './send-request.ts'
import { Statistics } from './statistics.ts'
import { buildVocabulary, type Vocabulary } from './vocabulary.ts'

const FULL = Boolean(process.env['PREDIO_TEST_FULL'])
const REQUESTS = howMany(FUZZED_REQUESTS)
/** Every tenth request is an attack, which is sent as often at once as a person may run statements. */
const ATTACK_EVERY = 10
const AT_ONCE = 3
/**
 * The gate always sends the same requests. The long form uses a new seed to find new faults, which are then added to kept-requests.ts for
 * the gate.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? (FULL ? Math.floor(Math.random() * 2 ** 32) : 2026))
/** Requests insert and delete, so the agent's rows are restored this often. */
const RESET_EVERY = 50
/**
 * The long form uses the product's own limit. In the gate, only a statement that hangs (the fragments contain pg_sleep(60)) reaches this
 * limit, even on a busy machine.
 */
const LIMITS = {
  QUOTAS: 'professionals=40,valuations=40',
  ...(!FULL && { STATEMENT_TIMEOUT_MS: '30000' }),
}
const MAX_MEMORY_MB = 1_500
const WITNESS: FuzzRequest = {
  persona: 'victim',
  method: 'GET',
  path: '/rest/v1/clients?select=id,user_id,email&order=id',
  headers: {},
  said: '',
}
const MIXED_UP = 'the other agent, asking at the same time, was answered differently'

describe(`${REQUESTS} generated requests (FUZZ_SEED=${SEED})`, () => {
  const dataDir = temporaryFolder('fuzz')
  const random = new Random(SEED)
  let server: RunningServer
  let vocabulary: Vocabulary
  let agent: FuzzAgent
  let victim: FuzzAgent
  let attacker: FuzzAgent
  let before: Record<string, unknown[]>
  let memory: MemoryWatch | undefined
  let token = ''
  const statistics = new Statistics()

  beforeAll(async () => {
    server = await startServer({ dataDir, env: LIMITS })
    vocabulary = await withOwner(dataDir, async (owner) => {
      await installFunctions(owner, server)
      return readVocabulary(owner)
    })
    agent = await createAgent(server, random)
    victim = await createAgent(server, random)
    attacker = await createAgent(server, random)
    await addLongDocuments(server, attacker, FULL ? 40 : 12)
    before = await everythingOf(server, victim)
  })

  afterAll(async () => {
    await Promise.race([server?.stop(), pause(20_000)])
    await server?.kill()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const agentsOf = ({ persona }: Pick<FuzzRequest, 'persona'>) => ({
    mine: persona === 'attacker' ? attacker : agent,
    theirs: victim,
  })

  it('generated requests are answered without a server error, a leak or access to other data', async () => {
    const sender = new FuzzSender(server, { agent, attacker, victim })
    memory = canWatchMemory ? watchMemory(server.pid) : undefined
    const secrets = secretsOf(victim, [server.secretKey, dataDir])
    const failures = new Failures((request) => printKept(request, agentsOf(request)))
    const witnessed = (await sender.send(WITNESS)).body
    for (let i = 0; i < REQUESTS; i++) {
      if (i % RESET_EVERY === RESET_EVERY - 1) await resetRows(server, agent)
      const isAttack = i % ATTACK_EVERY === ATTACK_EVERY - 1
      const request = isAttack
        ? generateAttackRequest(attackContext(random, vocabulary, attacker, victim))
        : generateRequest(contextFor(random, vocabulary, agent, victim))
      const copies = Array.from({ length: isAttack ? AT_ONCE : 1 }, () => request)
      try {
        const [witness, ...responses] = await Promise.all(
          [WITNESS, ...copies].map((sent) => sender.send(sent)),
        )
        for (const response of responses) {
          statistics.add(request, response)
          failures.add(checkResponse(request, response, secrets), i, request, response)
        }
        if (witness!.body !== witnessed) failures.add([MIXED_UP], i, request, witness!)
      } catch (error) {
        // After a server hangs or has ended, every later request would fail too.
        failures.addError(error, i, request)
        break
      }
    }
    sender.close()
    memory?.stop()
    const held = memory ? `; at most ${memory.peakMb()} MB` : ''
    console.log(`fuzz: seed ${SEED}, ${statistics.summary()}${held}`)
    const log = server.output().slice(-4_000)
    expect(failures.size, `FUZZ_SEED=${SEED}\n\n${failures.report()}\n\n${log}`).toBe(0)
  })

  it('requests on which an earlier run failed are sent again and pass', async () => {
    const sender = new FuzzSender(server, { agent, attacker, victim })
    const secrets = secretsOf(victim, [server.secretKey, dataDir])
    for (const kept of KEPT_REQUESTS) {
      const request = fillIn(kept, agentsOf(kept))
      expect(checkResponse(request, await sender.send(request), secrets), kept.found).toEqual([])
    }
    sender.close()
  })

  it('PROS-11 PROS-13 generated bodies at secret addresses are answered without a server error', async () => {
    const failures: string[] = []
    for (let sent = 0; sent < REQUESTS; sent += 1) {
      // An agent's limit of a minute is not met.
      if (sent % 50 === 0) token = await createInbox(dataDir)
      const { type, body } = generateProspect(random)
      const response = await fetch(`${server.url}/functions/v1/prospects/${token}`, {
        method: 'POST',
        headers: type === undefined ? {} : { 'content-type': type },
        body,
      })
      const text = await response.text()
      if (![200, 400].includes(response.status)) {
        failures.push(`${response.status} ${text}: ${type} ${typeof body === 'string' ? body : ''}`)
      }
    }
    expect(failures, `FUZZ_SEED=${SEED}\n\n${server.output().slice(-4_000)}`).toEqual([])
  })

  it.runIf(canWatchMemory)(
    'the server and PostgreSQL together stay within their memory during the generated requests',
    () => {
      expect(memory?.peakMb()).toBeLessThan(MAX_MEMORY_MB)
    },
  )

  it('the generated requests are a fair mixture: enough succeed, and enough of those return rows', () => {
    expect(statistics.shareOfSuccess()).toBeGreaterThan(0.35)
    expect(statistics.shareOfErrors()).toBeGreaterThan(0.25)
    expect(statistics.shareWithRows()).toBeGreaterThan(0.1)
  })

  it('the generated requests leave every row of the other agent unchanged', async () => {
    const session = await signIn(server, 'token?grant_type=password', victim.email, victim.password)
    const again = { ...victim, accessToken: session.access_token }
    expect(await everythingOf(server, again)).toEqual(before)
  })

  it('after the generated requests every table exists and the server answers', async () => {
    expect((await fetch(`${server.url}/health`)).status).toBe(200)
    for (const { name } of vocabulary.tables) {
      const response = await fetch(`${server.url}/rest/v1/${name}?limit=1`, {
        headers: headersOf(server, undefined),
      })
      expect(response.status, name).toBe(200)
    }
    const { tables } = await withOwner(dataDir, readVocabulary)
    expect(tables).toEqual(vocabulary.tables)
  })
})

/** Half of the requests are valid; the others contain few or many faults. */
function contextFor(
  random: Random,
  vocabulary: Vocabulary,
  agent: FuzzAgent,
  victim: FuzzAgent,
): Context {
  const spoilage = random.weighted([
    [55, 0],
    [35, 0.04],
    [10, 0.2],
  ])
  return { random, vocabulary, mine: agent.sets, theirs: victim.sets, spoilage }
}

function attackContext(
  random: Random,
  vocabulary: Vocabulary,
  attacker: FuzzAgent,
  victim: FuzzAgent,
): Context {
  return { random, vocabulary, mine: attacker.sets, theirs: victim.sets, spoilage: 0 }
}

/** A new agent with a secret address; returns the token. */
async function createInbox(dataDir: string): Promise<string> {
  const token = randomUUID().replaceAll('-', '')
  await withOwner(dataDir, async (owner) => {
    const id = randomUUID()
    await owner.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@agente.mx`])
    await owner.query(`select private.set_link_token($1, 'prospects', $2)`, [id, token])
  })
  return token
}

async function withOwner<T>(dataDir: string, work: (owner: Client) => Promise<T>): Promise<T> {
  const owner = new Client({ ...databaseAddress(dataDir), user: 'postgres' })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}

async function readVocabulary(owner: Client): Promise<Vocabulary> {
  return buildVocabulary(await readCatalogue(owner))
}

async function everythingOf(
  server: RunningServer,
  agent: FuzzAgent,
): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const table of Object.keys(TABLES)) found[table] = await readOwnRows(server, agent, table)
  return found
}
