import { Hono } from 'hono'
import type { Database } from '../database/types.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import type { RequestObserver } from '../http/request-context.ts'
import type { JobRecord } from '../http/services.ts'
import { allowScrape } from './allow-scrape.ts'
import { askDatabase, databaseFamilies } from './database-metrics.ts'
import { jobFamilies } from './job-metrics.ts'
import { counter, gauge, singleSample } from './make-family.ts'
import type { Family } from './family.ts'
import { CONTENT_TYPE, printFamilies } from './print-families.ts'
import { watchProcess } from './process-metrics.ts'
import { RequestMetrics } from './request-metrics.ts'

interface MetricSources {
  database: Database
  disk: () => Promise<{ freeBytes: number; sizeBytes: number } | undefined>
  realtime: () => { sockets: number; channels: number }
  jobs: () => readonly JobRecord[]
  mails: () => { sent: number; failed: number; sending: number }
  outbox: () => Promise<number>
  deliveries: () => Readonly<Record<'sent' | 'failed' | 'gone', number>>
  failingParts: () => Promise<readonly string[]>
}

interface Metrics {
  observer: RequestObserver
  app: Hono<HttpEnvironment>
  close(): void
}

const STRIPE_ROUTE = '/functions/v1/stripe-webhook'

/**
 * Only requests are counted while they pass. Everything else is collected when the metrics are requested, so that they cost nothing until
 * then (docs/decisions/0015-metrics-of-our-own.md).
 */
export function createMetrics(
  { version, metricsToken }: { version: string; metricsToken: string | undefined },
  sources: MetricSources,
): Metrics {
  const requests = new RequestMetrics()
  const ofProcess = watchProcess(version)
  const app = new Hono<HttpEnvironment>()
  app.get('/', allowScrape(metricsToken), async (c) => {
    const told = await askDatabase(sources.database)
    const families = [
      ...requests.families(),
      ...databaseFamilies(sources.database.usage(), told),
      ...jobFamilies(sources.jobs(), told),
      ...(await otherFamilies(sources)),
      webhooks(requests),
      ...ofProcess.families(),
    ]
    return c.body(printFamilies(families), 200, {
      'content-type': CONTENT_TYPE,
      'cache-control': 'no-store',
    })
  })
  return { observer: requests, app, close: () => ofProcess.close() }
}

async function otherFamilies(sources: MetricSources): Promise<Family[]> {
  const [room, outbox] = await Promise.all([sources.disk(), sources.outbox()])
  const { sockets, channels } = sources.realtime()
  const { sent, failed, sending } = sources.mails()
  return [
    gauge(
      'predio_disk_free_bytes',
      'Room on the data folder’s disk.',
      singleSample(room?.freeBytes),
    ),
    gauge('predio_disk_size_bytes', 'Size of that disk.', singleSample(room?.sizeBytes)),
    gauge('predio_realtime_sockets', 'Open sockets of this process.', singleSample(sockets)),
    gauge('predio_realtime_channels', 'Open channels of these sockets.', singleSample(channels)),
    counter('predio_mails_total', 'Mails that were handed over, and that were not.', [
      { labels: { outcome: 'sent' }, value: sent },
      { labels: { outcome: 'failed' }, value: failed },
    ]),
    counter(
      'predio_deliveries_total',
      'What agents were told outside of the app, and what not.',
      Object.entries(sources.deliveries()).map(([outcome, value]) => ({
        labels: { outcome },
        value,
      })),
    ),
    gauge('predio_mails_sending', 'Mails that are being handed over.', singleSample(sending)),
    gauge('predio_mails_outbox', 'Mails in the outbox folder.', singleSample(outbox)),
    gauge(
      'predio_parts_failing',
      'Parts that fail while the rest goes on; /ready names them.',
      singleSample((await sources.failingParts()).length),
    ),
  ]
}

/** Counts the webhook's requests of predio_http_requests_total by outcome, so that an alert can name one. */
function webhooks(requests: RequestMetrics): Family {
  const outcomes = { accepted: 0, refused: 0, failed: 0 }
  for (const [status, count] of requests.statusesOf(STRIPE_ROUTE)) {
    outcomes[status < 400 ? 'accepted' : status < 500 ? 'refused' : 'failed'] += count
  }
  return counter(
    'predio_webhooks_total',
    'Events of payment providers: accepted, refused (no valid signature) or failed (sent again later).',
    Object.entries(outcomes).map(([outcome, value]) => ({
      labels: { provider: 'stripe', outcome },
      value,
    })),
  )
}
