import type { Logger } from 'pino'
import type { Database, RequestScope } from '../../database/types.ts'
import { describeFailure } from '../../database/describe-failure.ts'
import { asDatabaseFailure } from '../../database/sqlstate.ts'

export type Extension = 'broadcast' | 'presence'

export type Access = Readonly<Record<Extension, boolean>>

export type Refusal = 'unauthorized' | 'rls_policy_error' | 'unable_to_set_policies'

export type Asker = Pick<RequestScope, 'role' | 'claims' | 'caller' | 'headers'>

export interface Policies {
  mayRead(asker: Asker, topic: string): Promise<Access | undefined>
  refuseWrite(asker: Asker, topic: string, extension: Extension): Promise<Refusal | undefined>
}

const NOTHING: Access = { broadcast: false, presence: false }

const INSERT_PROBES = `
  insert into realtime.messages (topic, extension) values ($1, 'broadcast'), ($1, 'presence') returning id`
const BECOME = `
  select set_config('role', $1, true), set_config('request.jwt.claims', $2, true), set_config('realtime.topic', $3, true)`
const SELECT_PROBES = `select extension from realtime.messages where id = any($1::uuid[])`
const SET_TOPIC = `select set_config('realtime.topic', $1, true)`
const INSERT_PROBE = `insert into realtime.messages (topic, extension) values ($1, $2)`

/** Throwing this error ends the transaction of a check, so that none of its rows stay. The error carries the answer. */
class CheckRollback extends Error {
  readonly answer: Access

  constructor(answer: Access) {
    super('the rows of a check are taken back')
    this.answer = answer
  }
}

/**
 * Checks the policies on `realtime.messages` as Supabase Realtime does. To check reading, the owner inserts rows regardless of policies,
 * and the caller may read those that the policies show. To check writing, the caller inserts a row.
 */
export function createPolicies(database: Database, log: Logger): Policies {
  /** An error that a policy raises is a refusal, an unreachable database is not. */
  function explain(error: unknown): Refusal {
    const failure = asDatabaseFailure(error)
    if (failure?.code === '42501') return 'unauthorized'
    log.warn({ failure: describeFailure(error) }, 'policies on realtime.messages gave no answer')
    return failure ? 'rls_policy_error' : 'unable_to_set_policies'
  }

  async function read(asker: Asker, topic: string): Promise<Access> {
    try {
      await database.asUser(scopeOf({ ...asker, role: 'service_role' }), async (tx) => {
        const { rows } = await tx.query<{ id: string }>(INSERT_PROBES, [topic])
        await tx.query(BECOME, [asker.role, asker.claims, topic])
        const ids = rows.map(({ id }) => id)
        const seen = await tx.query<{ extension: Extension }>(SELECT_PROBES, [ids])
        const has = (extension: Extension) => seen.rows.some((row) => row.extension === extension)
        throw new CheckRollback({ broadcast: has('broadcast'), presence: has('presence') })
      })
      return NOTHING
    } catch (error) {
      if (error instanceof CheckRollback) return error.answer
      throw error
    }
  }

  async function write(asker: Asker, topic: string, extension: Extension): Promise<void> {
    try {
      await database.asUser(scopeOf(asker), async (tx) => {
        await tx.query(SET_TOPIC, [topic])
        await tx.query(INSERT_PROBE, [topic, extension])
        throw new CheckRollback(NOTHING)
      })
    } catch (error) {
      if (!(error instanceof CheckRollback)) throw error
    }
  }

  return {
    async mayRead(asker, topic) {
      try {
        return await read(asker, topic)
      } catch (error) {
        return explain(error) === 'unable_to_set_policies' ? undefined : NOTHING
      }
    },
    async refuseWrite(asker, topic, extension) {
      try {
        await write(asker, topic, extension)
        return undefined
      } catch (error) {
        return explain(error)
      }
    },
  }
}

function scopeOf(asker: Asker): RequestScope {
  return { ...asker, method: 'GET', path: '/realtime/v1/websocket' }
}
