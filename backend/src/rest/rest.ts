import { Hono, type Context } from 'hono'
import { basePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { HttpEnvironment } from '../http/environment.ts'
import { expectedBytes } from '../http/expected-bytes.ts'
import { FairTurns } from '../http/fair-turns.ts'
import { callerOf, identify, type Identity } from '../http/identify.ts'
import { Rounds } from '../http/rounds.ts'
import type { Services } from '../http/services.ts'
import { execute } from './execute.ts'
import { describeApi } from './openapi/describe-api.ts'
import { PreparedReads } from './prepare.ts'
import { maxBytesOf } from './read-body.ts'
import { readRequest, scopeOf, valuesOf } from './read-request.ts'
import { renderError } from './render-error.ts'
import { respond, type Answer } from './respond/respond.ts'
import { SchemaCacheKeeper } from './schema-cache/schema-cache.ts'

/**
 * PostgREST's HTTP interface: parse → plan → sql → execute → respond. Parse, plan and sql are pure functions; only execute touches the
 * database.
 */
export interface Rest {
  app: Hono<HttpEnvironment>
  reload(): Promise<void>
  close(): Promise<void>
}

interface Parts extends Services {
  cache: SchemaCacheKeeper
  reads: PreparedReads
  turns: FairTurns
  rounds: Rounds
}

type RestContext = Context<HttpEnvironment>

export function createRest(services: Services, turns = new FairTurns()): Rest {
  const { config, database, log } = services
  const cache = new SchemaCacheKeeper(database, config.restSchemas, log)
  cache.start()
  const parts = {
    ...services,
    cache,
    reads: new PreparedReads(config.restPlans),
    turns,
    rounds: new Rounds(),
  }
  const app = new Hono<HttpEnvironment>()
  app.all('/', (c) => handle(c, [], parts))
  app.all('/:table', (c) => handle(c, [c.req.param('table')], parts))
  app.all('/rpc/:function', (c) => handle(c, ['rpc', c.req.param('function')], parts))
  app.all('/*', (c) => handle(c, segmentsOf(c), parts))
  return { app, reload: () => cache.reload(), close: () => cache.close() }
}

/** Splitting the path here also accepts a trailing slash and finds paths with too many segments. */
function segmentsOf(c: RestContext): string[] {
  return c.req.path.slice(basePath(c).length).split('/').filter(Boolean)
}

async function handle(
  c: RestContext,
  segments: readonly string[],
  parts: Parts,
): Promise<Response> {
  let role: string | undefined
  try {
    const identity = await identify(c, parts.keyring)
    role = identity.role
    // The request waits before its body is read, so that waiting requests hold no memory.
    const maxBytes = maxBytesOf(c.req.header('content-type'))
    const bytes = expectedBytes(c.req.raw.headers, maxBytes)
    const caller = callerOf(c, identity)
    await parts.turns.take(caller, bytes, c.req.url.length)
    const { status, headers, body } = await answer(c, segments, identity, parts)
    parts.turns.chargeBytes(caller, body?.length ?? 0)
    return c.newResponse(body, status as ContentfulStatusCode, headers)
  } catch (error) {
    return renderError(c, error, role)
  }
}

async function answer(
  c: RestContext,
  segments: readonly string[],
  identity: Identity,
  { config, database, cache, reads, turns, rounds }: Parts,
): Promise<Answer> {
  const raw = await readRequest(c, segments, config.restSchemas, () => cache.timeZones())
  const bodyBytes = raw.body?.length ?? 0
  await rounds.wait(bodyBytes)
  turns.charge(callerOf(c, identity), valuesOf(raw))
  const schemaCache = await cache.current()
  await rounds.wait(bodyBytes)
  const { request, plan, compiled } = reads.prepare(raw, schemaCache, identity.role)
  if (plan.kind === 'info') return { status: 200, headers: { Allow: plan.allow }, body: null }
  if (plan.kind === 'openapi') return describeApi(request, plan, config.publicUrl)
  const { allowRollback } = config
  await rounds.wait(bodyBytes)
  const outcome = await execute(database, {
    plan,
    compiled: compiled!,
    scope: scopeOf(c, request, plan, identity),
    rollback: allowRollback && request.preferences.transaction === 'rollback',
  })
  return respond(request, plan, outcome, allowRollback)
}
