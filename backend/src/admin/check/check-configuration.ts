import type { Config } from '../../config.ts'
import { findLoginRefusal } from '../../database/request-login.ts'
import type { Resolve } from '../../functions/outbound/resolve-names.ts'
import type { Admin } from '../open-admin.ts'
import { checkAssistant } from './check-assistant.ts'
import { checkBackups } from './check-backups.ts'
import { checkClock } from './check-clock.ts'
import { checkDisk } from './check-disk.ts'
import { checkFiles } from './check-files.ts'
import { checkKey } from './check-key.ts'
import { checkMail } from './check-mail.ts'
import { checkPublicUrl } from './check-public-url.ts'
import { checkPayments, type CheckedPlan } from './check-payments.ts'
import { checkSiteProxy } from './check-site-proxy.ts'
import {
  CHECK_AREAS,
  ok,
  warning,
  wrong,
  type CheckArea,
  type Finding,
  type Found,
} from './finding.ts'
import { settingsMessages } from './machine-messages.ts'
import { databaseMessages } from './messages.ts'

interface CheckOptions {
  config: Config
  areas: readonly CheckArea[]
  /** Opening the database is a function of its own, so that a fault of the database does not hide the other findings. */
  open: () => Promise<Admin>
  site?: string | undefined
  resolve?: Resolve
}

export async function checkConfiguration(options: CheckOptions): Promise<Finding[]> {
  const { config, areas, open, site, resolve } = options
  const wanted = CHECK_AREAS.filter((area) => areas.length === 0 || areas.includes(area))
  const database = wanted.some((area) => area === 'database' || area === 'stripe')
    ? await lookAtDatabase(open)
    : undefined
  const checks: Record<CheckArea, () => Promise<Found>> = {
    settings: async () =>
      config.remarks.length === 0
        ? ok(settingsMessages.ok)
        : warning(config.remarks.join(' '), settingsMessages.todo),
    database: async () => database!.found,
    key: () => checkKey(open),
    backup: () => checkBackups(config),
    disk: () => checkDisk(config),
    clock: () => checkClock(config, open),
    url: () => checkPublicUrl(config),
    mail: () => checkMail(config),
    s3: () => checkFiles(config),
    stripe: () => checkPayments(config, database?.plans ?? []),
    ai: () => checkAssistant(config),
    proxy: () => checkSiteProxy({ config, site, ...(resolve && { resolve }) }),
  }
  const look = async (area: CheckArea): Promise<Finding> => ({ area, ...(await checks[area]()) })
  return Promise.all(wanted.map(look))
}

async function lookAtDatabase(
  open: () => Promise<Admin>,
): Promise<{ found: Found; plans: readonly CheckedPlan[] }> {
  try {
    const { database, config, requests } = await open()
    const { rows } = await database.asOwner((tx) =>
      tx.query<CheckedPlan>(
        `select id, name, price_monthly, price_yearly, currency from public.subscription_plans where name <> 'Trial'`,
      ),
    )
    const refusal = requests && (await findLoginRefusal(requests))
    const found = refusal ? wrong(refusal.says, refusal.todo) : ok(databaseMessages.works(config))
    return { found, plans: rows }
  } catch (error) {
    return {
      found: wrong((error as Error).message, databaseMessages.todo),
      plans: [],
    }
  }
}
