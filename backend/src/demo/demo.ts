import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describeFailure } from '../database/describe-failure.ts'
import type { HttpEnvironment } from '../http/environment.ts'
import type { Services } from '../http/services.ts'
import type { Accounts, StoreFile } from './accounts.ts'
import { closeAccount } from './close-account.ts'
import { moveSite } from './move-site.ts'
import { openAccount } from './open-account.ts'
import { createDemoSite } from './site/site.ts'
import { addressInUse, SITE_PATH, siteAddress, type SiteAddress } from './site/site-address.ts'

export interface Demo {
  mountBefore(site: Hono<HttpEnvironment>): Hono<HttpEnvironment>
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
  const readPicture = (name: string) => readFile(join(config.demoPicturesDir, `${name}.jpg`))
  await openAccount({ database, log, accounts, storeFile, readPicture, site }, config.demo)
  const follow = followAddress(services, accounts, site.home)
  return {
    mountBefore: (own) =>
      new Hono<HttpEnvironment>()
        .mount(SITE_PATH, createDemoSite(config).fetch)
        .on('GET', ['/config.json', '/dashboard', '/dashboard/*'], async (c, next) => {
          await follow(new URL(c.req.url))
          return next()
        })
        .route('/', own),
  }
}

/**
 * A page that was opened at 127.0.0.1 may not read from localhost. Every page asks for /config.json first or has it in its document, so at
 * that moment the addresses stored in the demo change to the one in use.
 */
function followAddress({ config, database, log }: Services, accounts: Accounts, start: string) {
  let current: string | undefined = start
  let turn = Promise.resolve()

  async function move(site: SiteAddress): Promise<void> {
    if (site.home === current) return
    try {
      await database.asOwner((tx) => moveSite(tx, site, accounts.storeSecret))
      current = site.home
    } catch (error) {
      current = undefined
      log.warn({ failure: describeFailure(error) }, 'the demo did not follow to the address in use')
    }
  }

  // Two pages may open at once, so the changes run one after the other.
  return (asked: URL): Promise<void> => {
    turn = turn.then(() => move(addressInUse(asked, config.publicUrl)))
    return turn
  }
}
