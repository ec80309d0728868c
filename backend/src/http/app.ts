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

export interface Mounted {
  path: string
  app: Hono<HttpEnvironment>
  /** Browsers open links from mails and pictures without an API key, so these paths need none. */
  isOpen?: (method: string, path: string) => boolean
  /** A service that answers itself builds its own Response objects, so the request's id is added to them afterwards. */
  answersItself?: boolean
}

interface Operation {
  observer: RequestObserver
  readiness: Readiness
  metrics: Hono<HttpEnvironment>
}

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
