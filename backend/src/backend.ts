import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { SiteRenderer } from '@predio/domain/agent-site'
import { createAgentSite } from './agent-site/agent-site.ts'
import { loadRenderer } from './agent-site/load-renderer.ts'
import { createAuth } from './auth/auth.ts'
import { countMails, countOutbox } from './auth/mailers/count-mails.ts'
import { createMailer, outboxOf } from './auth/mailers/create-mailer.ts'
import { createUser } from './auth/users/create-user.ts'
import { hashStoredTokens } from './auth/sessions/hash-stored-tokens.ts'
import { passwordsAt } from './auth/passwords/password.ts'
import { removeExpired } from './auth/sessions/remove-expired.ts'
import { automaticBackup } from './automatic-backup.ts'
import type { Config } from './config.ts'
import { passwordOfAuthenticator } from './database/authenticator.ts'
import { connectDatabase } from './database/connect.ts'
import { openDatabase } from './database/database.ts'
import { asStartError } from './database/database-url.ts'
import { describeFailure } from './database/describe-failure.ts'
import { watchMigrations } from './database/missing-migrations.ts'
import { watchRequestLogin } from './database/request-login.ts'
import { writeQuotas } from './database/write-quotas.ts'
import { openDemo } from './demo/demo.ts'
import { startDeliveries } from './deliveries/deliveries.ts'
import { loadPushKey } from './deliveries/push/push-key.ts'
import { createSendPush } from './deliveries/push/send-push.ts'
import { callAsScheduler } from './functions/call-as-scheduler.ts'
import { createFunctions, openHosts, type FunctionsServices } from './functions/functions.ts'
import { sendContact } from './functions/send-contact.ts'
import { postOutbound } from './functions/outbound/post-outbound.ts'
import { API_ROUTES } from './functions/registry.ts'
import { createCipher } from './functions/secrets/create-cipher.ts'
import {
  findSecretsKey,
  loadSecretsKey,
  refuseWithoutSecretsKey,
} from './database/load-secrets-key.ts'
import { refuseOtherKey } from './database/refuse-other-key.ts'
import { openSecrets } from './functions/secrets/open-secrets.ts'
import { createApp } from './http/app.ts'
import { FairTurns } from './http/fair-turns.ts'
import { loadKeyring } from './http/load-keyring.ts'
import { SECOND_FACTOR_CHANNEL, withOpenSessions, withSessions } from './http/open-sessions.ts'
import { hasOneHost } from './http/one-host.ts'
import { isOpenInAuth, isOpenInFunctions, isOpenInStorage } from './http/open-paths.ts'
import { mailNews } from './mail-news.ts'
import type { PeriodicJob } from './jobs/periodic-job.ts'
import { startJobs } from './jobs/scheduler.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createRealtime } from './realtime/realtime.ts'
import { createRest } from './rest/rest.ts'
import type { Services } from './http/services.ts'
import { readContactSite } from './site/read-contact-site.ts'
import { createSite } from './site/site.ts'
import { watchDiskSpace } from './disk-space.ts'
import { openIfThere } from './storage/blob-store/blob-store.ts'
import { openBlobStore } from './storage/blob-store/open-blob-store.ts'
import { createStorage } from './storage/storage.ts'
import { storeFileIn } from './storage/upload/store-file.ts'
import { namesOfFailing, watchParts, type FailingPart } from './watch-parts.ts'

export interface Backend {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  services: Services
  /** Lists the parts that fail while everything else works. */
  failingParts(): Promise<readonly FailingPart[]>
  crashed: Promise<void>
  close(): Promise<void>
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export async function createBackend(
  config: Config,
  log: Logger,
  /** Makes the pages of agents' sites; without one the module of the web build does. */
  sitePages?: SiteRenderer,
): Promise<Backend> {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).toReversed()) {
      try {
        await closer()
      } catch (error) {
        // The other parts must still be closed, above all the database.
        log.error({ failure: describeFailure(error) }, 'something did not close properly')
      }
    }
  }
  try {
    refuseWithoutSecretsKey(config)
    const connected = await connectDatabase(config, log, async (client) => {
      const found = findSecretsKey(config)
      await refuseOtherKey(client, found === undefined ? undefined : await createCipher(found))
      return passwordOfAuthenticator(loadSecretsKey(config))
    })
    closers.push(() => connected.close())
    const database = openDatabase(connected.connections, log)
    closers.push(() => database.close())
    await writeQuotas(database, config.quotas)
    const secretsKey = loadSecretsKey(config)
    const cipher = await createCipher(secretsKey)
    const signatures = await loadKeyring(database, config.keys, cipher, log)
    await hashStoredTokens(database, signatures.refreshTokens, log)
    const keyring = withOpenSessions(signatures, database)
    const { forgetSessions } = keyring
    closers.push(await database.listen(SECOND_FACTOR_CHANNEL, forgetSessions, forgetSessions))
    const services: Services = { config, database, keyring, log }
    const secrets = await openSecrets(database, secretsKey, log)

    const blobs = openBlobStore(config)
    const passwords = passwordsAt(config.passwordCost)
    const accounts = { createUser, passwords, storeSecret: secrets.store }
    const demo = await openDemo(services, accounts, storeFileIn(blobs))
    const { mailer, counts: mails } = countMails(createMailer(config, log))
    closers.push(() => mailer.close?.())
    const turns = new FairTurns()
    const rest = createRest(services, turns)
    closers.push(() => rest.close())
    const disk = watchDiskSpace(config.dataDir, config.minFreeDiskBytes)
    const storage = createStorage({ ...services, blobs, disk, turns })
    const realtime = await createRealtime(services)
    closers.push(() => realtime.close())
    const functionSettings: Config['functionSettings'] = {
      ...config.functionSettings,
      SECRETS_KEY: secretsKey,
    }
    const forFunctions: FunctionsServices = {
      ...services,
      turns,
      env: (name) => functionSettings[name],
      internalFetch: (request, bindings) => app.fetch(request, bindings),
    }
    const pushKey = await loadPushKey(database, cipher, config)
    const siteOfForm = (token: string) => readContactSite(database, token)
    const renderer = sitePages ?? loadRenderer(config.sitePagesFile)
    const agentSite =
      renderer &&
      createAgentSite({
        ...services,
        renderer,
        openBlob: (version) => openIfThere(blobs, version),
        sendContact: sendContact(openHosts(forFunctions)),
      })
    closers.push(() => agentSite?.close())
    const site = createSite(config, keyring, siteOfForm, pushKey.publicKey, agentSite?.app)
    const mounted = [
      { path: '/rest/v1', app: rest.app },
      {
        path: '/auth/v1',
        app: createAuth(
          { ...services, keyring: { ...withSessions(signatures), forgetSessions }, mailer, cipher },
          turns,
        ),
        isOpen: isOpenInAuth,
      },
      { path: '/storage/v1', app: storage.app, isOpen: isOpenInStorage, answersItself: true },
      { path: '/realtime/v1', app: realtime.app },
      {
        path: '/functions/v1',
        app: createFunctions(forFunctions),
        isOpen: isOpenInFunctions,
        answersItself: true,
      },
      {
        path: '/api',
        app: createFunctions(forFunctions, API_ROUTES),
        isOpen: isOpenInFunctions,
        answersItself: true,
      },
    ]
    const parts = watchParts(config, log)
    closers.push(() => parts.close())
    const metrics = createMetrics(config, {
      database,
      disk: () => disk.room(),
      realtime: () => realtime.usage(),
      jobs: () => jobs.records,
      mails: () => mails,
      deliveries: () => deliveries.counts,
      outbox: () => countOutbox(outboxOf(config.dataDir)),
      failingParts: () => namesOfFailing(parts),
    })
    closers.push(() => metrics.close())
    const app = createApp(services, mounted, demo ? demo.mountBefore(site) : site, {
      observer: metrics.observer,
      metrics: metrics.app,
      readiness: {
        missingMigrations: watchMigrations(database, config.sqlFolders.migrations),
        letsRequestsIn: watchRequestLogin(connected.connections.requests, log),
        isDiskLow: () => disk.isLow(),
        failingParts: () => namesOfFailing(parts),
      },
    })
    const forScheduler = { ...forFunctions, publicUrl: config.publicUrl }
    const stripe: PeriodicJob = {
      name: 'stripe_cancellations',
      everyMs: MINUTE_MS,
      run: () => callAsScheduler(forScheduler, 'stripe-cancellations'),
    }
    const jobs = startJobs(services, [
      {
        name: 'auth_expired',
        everyMs: HOUR_MS,
        run: () => removeExpired(database, config.sessionIdleDays),
      },
      {
        name: 'sweep_files',
        everyMs: 24 * HOUR_MS,
        run: () => callAsScheduler(forScheduler, 'sweep-files'),
      },
      { name: 'storage_sweep', everyMs: 24 * HOUR_MS, run: () => storage.sweep() },
      ...(config.functionSettings['STRIPE_SECRET_KEY'] ? [stripe] : []),
      ...automaticBackup({ config, secretsKey, blobs, mailer, log }),
    ])
    closers.push(() => jobs.close())
    const deliveries = await startDeliveries(services, {
      push: createSendPush(pushKey, postOutbound()),
      mail: mailNews(services, mailer),
    })
    closers.push(() => deliveries.close())
    return {
      fetch: app.fetch,
      upgrade(request, socket, head) {
        if (hasOneHost(request)) realtime.upgrade(request, socket, head)
        else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
      },
      services,
      failingParts: () => parts.failing(),
      crashed: connected.crashed,
      close,
    }
  } catch (error) {
    await close()
    throw asStartError(error)
  }
}
