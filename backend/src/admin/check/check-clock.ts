import type { Config } from '../../config.ts'
import type { Admin } from '../open-admin.ts'
import { ok, warning, wrong, type Found } from './finding.ts'
import { clockMessages as messages } from './machine-messages.ts'

const TIMEOUT_MS = 10_000
const MAX_SECONDS = 30

interface OtherClock {
  place: string
  seconds: number
}

/** The clock is compared with that of PostgreSQL, if this runs on another machine, and with a public server's clock. */
export async function checkClock(config: Config, open: () => Promise<Admin>): Promise<Found> {
  const clocks = await Promise.all([
    config.databaseUrl === undefined ? undefined : askDatabase(open).catch(() => undefined),
    askServer(config.s3?.endpoint ?? config.ai.baseUrl).catch(() => undefined),
  ])
  const told = clocks.filter((clock) => clock !== undefined)
  const other = told.find(({ seconds }) => Math.abs(seconds) > MAX_SECONDS)
  if (other) return wrong(messages.differs(other.place, other.seconds), messages.todo)
  return told.length === 0
    ? warning(messages.unknown, messages.unknownTodo)
    : ok(messages.ok(told.map(({ place }) => place).join(' y ')))
}

async function askDatabase(open: () => Promise<Admin>): Promise<OtherClock> {
  const { database } = await open()
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ now: Date }>('select clock_timestamp() as now'),
  )
  return { place: 'PostgreSQL', seconds: secondsSince(rows[0]!.now) }
}

async function askServer(address: string): Promise<OtherClock | undefined> {
  const response = await fetch(address, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const said = new Date(response.headers.get('date') ?? '')
  if (Number.isNaN(said.getTime())) return undefined
  return { place: new URL(address).host, seconds: secondsSince(said) }
}

function secondsSince(other: Date): number {
  return Math.round((Date.now() - other.getTime()) / 1000)
}
