import { join } from 'node:path'
import type { Logger } from 'pino'
import { createAuth } from './auth/auth.ts'
import type { Mailer } from './auth/mailer.ts'
import { createOutboxMailer } from './auth/outbox-mailer.ts'
import { createSmtpMailer } from './auth/smtp-mailer.ts'
import type { Config } from './config.ts'
import { connectDatabase } from './database/connect.ts'
import { openDatabase } from './database/database.ts'
import { createApp } from './http/app.ts'
import { loadKeyring } from './http/load-keyring.ts'
import { isOpenInAuth } from './http/open-paths.ts'
import { createRest } from './rest/rest.ts'
import type { Services } from './services.ts'
import { createSite } from './site/site.ts'

/** The whole server without a port, so that a test can call it. */
export interface Backend {
  fetch: (request: Request, bindings?: object) => Response | Promise<Response>
  services: Services
  /** Resolves if the database ends by itself. */
  crashed: Promise<void>
  close(): Promise<void>
}

export async function createBackend(config: Config, log: Logger): Promise<Backend> {
  const connected = await connectDatabase(config, log)
  const database = openDatabase(connected.connections, log)
  try {
    const keyring = await loadKeyring(database, config.keys)
    const services: Services = { config, database, keyring, log }
    const mailer = createMailer(config, log)
    const rest = createRest(services)
    const auth = createAuth({ ...services, mailer })
    const mounted = [
      { path: '/rest/v1', app: rest.app },
      { path: '/auth/v1', app: auth, isOpen: isOpenInAuth },
    ]
    const app = createApp(services, mounted, createSite(config, keyring))
    return {
      fetch: app.fetch,
      services,
      crashed: connected.crashed,
      async close() {
        mailer.close?.()
        await rest.close()
        await database.close()
        await connected.close()
      },
    }
  } catch (error) {
    await database.close()
    await connected.close()
    throw error
  }
}

/** Mail goes to the operator's server, or into a folder until there is one. */
function createMailer({ mail, dataDir }: Config, log: Logger): Mailer {
  return mail.smtpUrl
    ? createSmtpMailer(mail.smtpUrl, mail.from, log)
    : createOutboxMailer(join(dataDir, 'outbox'), mail.from, log)
}
