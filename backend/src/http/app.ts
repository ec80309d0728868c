import { Hono } from 'hono'
import { describeFailure } from '../database/describe-failure.ts'
import { requireApiKey } from './api-key.ts'
import { allowOrigins } from './cors.ts'
import type { HttpEnvironment } from './environment.ts'
import { isCutOff } from './cut-off.ts'
import { createHealth } from './health.ts'
import { createLive } from './live.ts'
import { createReady, type Readiness } from './ready.ts'
import { requireOneHost } from './one-host.ts'
import { identifyRequest, type RequestObserver } from './request-context.ts'
import { boundUnfinished } from './unfinished-requests.ts'
import { answerRequestId } from './request-id.ts'
import type { Services } from './services.ts'

/** A Supabase service and where the client expects it. */
export interface Mounted {
  path: string
  app: Hono<HttpEnvironment>
  /** What browsers open by themselves, from a mail or a picture's address, carries no key. */
  isOpen?: (method: string, path: string) => boolean
  /** It makes its responses itself, so that the request's id has to be added to them. */
  answersItself?: boolean
}

/** What an operator sees of the server; a test of one service has none of it. */
interface Operation {
  observer: RequestObserver
  readiness: Readiness
  metrics: Hono<HttpEnvironment>
}

/** One application: every service behind the same key check, everything else is the web site. */
export function createApp(
  services: Services,
  mounted: Mounted[],
  site: Hono<HttpEnvironment>,
  operation?: Operation,
): Hono<HttpEnvironment> {
  const { config, keyring, log, database } = services
  const app = new Hono<HttpEnvironment>()
  app.use(identifyRequest(log, config.trustProxy, operation?.observer))
  app.use(requireOneHost)
  if (config.addressLimits) app.use(boundUnfinished())
  for (const { path, app: service, isOpen, answersItself } of mounted) {
    const gateway = requireApiKey({ keyring, isRequired: config.requireApiKey, isOpen })
    if (answersItself) app.use(`${path}/*`, answerRequestId)
    app.use(`${path}/*`, allowOrigins, gateway)
    app.route(path, service)
  }
  app.route('/health', createHealth(database))
  app.route('/live', createLive(config.trustProxy))
  if (operation) {
    app.route('/ready', createReady(operation.readiness))
    app.route('/metrics', operation.metrics)
  }
  app.use(answerRequestId)
  app.route('/', site)
  app.onError((error, c) => {
    if (!isCutOff(c)) c.get('log').error({ failure: describeFailure(error) }, 'request failed')
    return c.json({ message: 'An unexpected error occurred' }, 500)
  })
  return app
}
