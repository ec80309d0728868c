import type { Hono } from 'hono'
import type { HttpEnvironment } from '../http/environment.ts'
import type { Services } from '../services.ts'
import type { Accounts, StoreFile } from './accounts.ts'
import { closeAccount } from './close-account.ts'
import { openAccount } from './open-account.ts'
import { createDemoSite } from './site/site.ts'
import { SITE_PATH, siteAddress } from './site/site-address.ts'

/**
 * The demo: an account with a working agent's month and the WordPress of its agency. Nothing else in the server
 * knows it; switched off, there is no account to sign in to and no address that answers.
 */
export interface Demo {
  path: string
  site: Hono<HttpEnvironment>
}

export async function openDemo(
  services: Services,
  accounts: Accounts,
  storeFile: StoreFile,
): Promise<Demo | undefined> {
  const { config, database, log } = services
  if (config.demo === false) {
    await closeAccount(database)
    return undefined
  }
  const site = siteAddress(config.publicUrl)
  await openAccount({ database, log, accounts, storeFile, site }, config.demo)
  return { path: SITE_PATH, site: createDemoSite(config) }
}
