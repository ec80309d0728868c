/**
 * Measures reads right after an import into an empty office, for whose empty tables PostgreSQL has made its plans, and again after
 * everything has settled: `npm run bench -- just-imported`. Fails if the first reads take over 1.5 times as long as the second.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { connectOwner } from '../test-support/large-crm.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import { median, timeOne, type Case } from './beside-bare.ts'
import { crmRequests } from './crm-requests.ts'
import { CALLERS } from './jobs.ts'
import { signUp } from './seed.ts'

const CLIENTS = 500
const OPPORTUNITIES_EACH = 3
const ROUNDS = 25
/** After this many rounds every connection has settled on a plan for each statement. */
const EMPTY_ROUNDS = 20
const MOST_TIMES_SETTLED = 1.5
/** The server renews statistics while it answers a write; a person takes longer than this to look at the result. */
const AFTER_IMPORT_MS = 500

const NESTED: Case = {
  label: 'Nested read of 500',
  path: `clients?select=id,first_name,last_name,email,phone,opportunities(id,expected_amount,status,created_at)&order=created_at.desc,id.desc&limit=${CLIENTS}`,
}
const MEASURED = new Set(['Client page', 'Oportunidades, board', 'Clientes, search by name'])

class Office {
  readonly #server: RunningServer
  readonly #token: string

  constructor(server: RunningServer, token: string) {
    this.#server = server
    this.#token = token
  }

  async ask(asked: Case): Promise<number[]> {
    const all = Array.from({ length: CALLERS }, () => timeOne(this.#server, this.#token, asked))
    return Promise.all(all)
  }

  async insert(table: string, rows: readonly object[]): Promise<string[]> {
    const response = await fetch(`${this.#server.url}/rest/v1/${table}?select=id`, {
      method: 'POST',
      headers: {
        apikey: this.#server.publishableKey,
        authorization: `Bearer ${this.#token}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      body: JSON.stringify(rows),
    })
    if (!response.ok) throw new Error(`${table}: ${await response.text()}`)
    return ((await response.json()) as { id: string }[]).map(({ id }) => id)
  }

  async import(stageId: string): Promise<string[]> {
    const people = Array.from({ length: CLIENTS }, (_, i) => ({
      type: 'comprador',
      first_name: `Íñigo ${i}`,
      last_name: 'Núñez Pérez',
      email: `cliente${i}@correo.mx`,
      phone: `+5299${String(i).padStart(8, '0')}`,
    }))
    const clients = await this.insert('clients', people)
    for (let i = 0; i < OPPORTUNITIES_EACH; i++) {
      const each = clients.map((id, n) => ({
        client_id: id,
        stage_id: stageId,
        expected_amount: 500_000 + n * 1_000,
      }))
      await this.insert('opportunities', each)
    }
    return clients
  }
}

/** The cases alternate, so that other load of the machine affects all of them. */
async function measure(office: Office, cases: readonly Case[]): Promise<number[]> {
  const times = cases.map((): number[] => [])
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, each] of cases.entries()) times[i]!.push(...(await office.ask(each)))
  }
  return times.map(median)
}

async function firstStage({ dataDir }: RunningServer): Promise<string> {
  const owner = await connectOwner(dataDir)
  try {
    const { rows } = await owner.query<{ id: string }>(
      'select id from public.opportunity_stages order by order_index limit 1',
    )
    return rows[0]!.id
  } finally {
    await owner.end()
  }
}

async function settle({ dataDir }: RunningServer): Promise<void> {
  const owner = await connectOwner(dataDir)
  try {
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
  }
}

async function main(): Promise<void> {
  const server = await startServer()
  try {
    const { accessToken, userId } = await signUp(server, 'importa@inmobiliaria.mx')
    const office = new Office(server, accessToken)
    const casesFor = (clientId: string) => [
      NESTED,
      ...crmRequests(userId, clientId, new Date()).filter(({ label }) => MEASURED.has(label)),
    ]
    const empty = casesFor('00000000-0000-0000-0000-000000000000')
    for (let i = 0; i < EMPTY_ROUNDS; i++) for (const each of empty) await office.ask(each)
    const [client = ''] = await office.import(await firstStage(server))
    await pause(AFTER_IMPORT_MS)
    const cases = casesFor(client)
    const imported = await measure(office, cases)
    await settle(server)
    const settled = await measure(office, cases)
    report(cases, imported, settled)
  } finally {
    await server.stop()
  }
}

function report(cases: readonly Case[], imported: number[], settled: number[]): void {
  console.log(
    `\n${CLIENTS} clients with ${OPPORTUNITIES_EACH} opportunities each, ${CALLERS} requests at once\n`,
  )
  console.log('| Read | Just imported, ms | Settled, ms | Times |\n|---|---:|---:|---:|')
  for (const [i, { label }] of cases.entries()) {
    const times = imported[i]! / settled[i]!
    console.log(
      `| ${label} | ${imported[i]!.toFixed(1)} | ${settled[i]!.toFixed(1)} | ${times.toFixed(2)} |`,
    )
    if (times > MOST_TIMES_SETTLED) process.exitCode = 1
  }
}

await main()
