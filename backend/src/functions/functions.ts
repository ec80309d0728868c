import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import type {
  FunctionDefinition,
  FunctionHost,
} from '../../../supabase/functions/_shared/context.ts'
import { functionNotFound } from '../../../supabase/functions/_shared/errors.ts'
import { isOn } from '../../../supabase/functions/_shared/is-on.ts'
import { renderError } from '../../../supabase/functions/_shared/respond.ts'
import { runFunction } from '../../../supabase/functions/_shared/run-function.ts'
import { StatementGate } from '../database/statement-gate.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import { FairTurns } from '../http/fair-turns.ts'
import type { Services } from '../http/services.ts'
import { createHost, type InternalFetch } from './create-host.ts'
import { openOutbound } from './outbound/open-outbound.ts'
import type { Resolve } from './outbound/resolve-names.ts'
import { createRateLimits } from './rate-limits.ts'
import { FUNCTIONS } from './registry.ts'

export interface FunctionsServices extends Services {
  internalFetch: InternalFetch
  env: (name: string) => string | undefined
  turns?: FairTurns
  resolve?: Resolve
}

/** What a function needs of the server, for the request that it answers. */
export function openHosts(
  services: FunctionsServices,
): (c: Context<HttpEnvironment>) => FunctionHost {
  const allowPrivate = isOn(services.env('SITE_PROXY_ALLOW_PRIVATE'))
  const outbound = openOutbound(allowPrivate, services.resolve)
  const spend = createRateLimits(services.database, services.config.addressLimits)
  const turns = services.turns ?? new FairTurns()
  const links = new StatementGate({ running: 1 })
  return (c) => createHost(c, { ...services, outbound, spend, turns, links })
}

export function createFunctions(
  services: FunctionsServices,
  definitions: readonly FunctionDefinition[] = FUNCTIONS,
): Hono<HttpEnvironment> {
  const hostOf = openHosts(services)
  const app = new Hono<HttpEnvironment>()
  // A page of a site's listings is almost a megabyte of JSON, which would take a phone long to load.
  app.use('/site-proxy', compress({ contentTypeFilter: /^application\/json/ }))
  for (const definition of definitions) {
    const below = definition.hasPath ? [`/${definition.name}/:rest`] : []
    app.on('ALL', [`/${definition.name}`, ...below], (c) => {
      return runFunction(definition, c.req.raw, hostOf(c))
    })
  }
  app.all('*', () => renderError(functionNotFound()))
  return app
}
