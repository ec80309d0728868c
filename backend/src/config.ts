import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import {
  checkVariables,
  isForThisMachine,
  isOn,
  type Fault,
  type Variables,
} from './settings/check-variables.ts'
import { remarkNames } from './settings/remark-names.ts'
import {
  environment,
  type Environment,
  type BackupRetention,
  type TokenPrices,
} from './settings/environment.ts'

export interface Config {
  port: number
  host: string
  publicUrl: URL
  /** If this is false, publicUrl is a guess from HOST and PORT. */
  publicUrlGiven: boolean
  dataDir: string
  databaseUrl: string | undefined
  poolSize: number
  statementTimeoutMs: number
  trustProxy: boolean
  /** Test suites switch this off because they sign up hundreds of people from one address. */
  addressLimits: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  logFormat: 'json' | 'readable'
  metricsToken: string | undefined
  version: string
  /** The prices are in pesos for a million tokens. If they are set, the browser shows the cost of an answer. */
  ai: { baseUrl: string; model: string; prices: TokenPrices | undefined }
  contact: { email: string; phone: string; operator: string; address: string }
  keys: {
    publishable?: string | undefined
    secret?: string | undefined
    signing?: string | undefined
    shared?: string | undefined
  }
  /** If false, a request without a key is anonymous. */
  requireApiKey: boolean
  /** This key of 32 bytes (base64) encrypts the keys that agents save. */
  secretsKey: string | undefined
  mail: {
    from: string
    smtpUrl: string | undefined
    isDelivered: boolean
  }
  confirmEmail: boolean
  /** The cost of new password hashes, and of comparisons for unknown accounts. */
  passwordCost: number
  secureEmailChange: boolean
  anonymousSignIns: boolean
  s3: S3Config | undefined
  functionSettings: Record<string, string | undefined>
  publicChannels: boolean
  quotas: ReadonlyMap<string, number>
  sessionIdleDays: number
  minFreeDiskBytes: number
  /** Tests may request a rollback through REST (`Prefer: tx=rollback`). */
  allowRollback: boolean
  restSchemas: readonly string[]
  restPlans: boolean
  demo: { email: string; password: string } | false
  /** If no folder is named, the server makes no backups. */
  backup: BackupConfig | undefined
  operatorEmail: string | undefined
  /** Each remark names a variable that no code reads and that may be misspelled. Remarks do not stop a start. */
  remarks: readonly string[]
  webDir: string
  /** The module that makes the pages of agents' sites (`web/src/app/agent-site`). */
  sitePagesFile: string
  demoPicturesDir: string
  /** The bootstrap prepares the part of the database that Supabase would provide, before our migrations run. */
  sqlFolders: { bootstrap: string; migrations: string }
}

export interface BackupConfig {
  folder: string
  everyMs: number
  keep: BackupRetention
  passphrase: string | undefined
}

interface S3Config {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export class ConfigError extends Error {
  override name = 'ConfigError'
}

/**
 * `root` contains `web/` and `supabase/`, and relative paths start in it. All faults are reported at once, including those of the machine.
 */
export function readConfig(
  variables: Variables,
  root: string,
  surroundings: (given: Variables, root: string) => Fault[] = () => [],
): Config {
  const given: Variables = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  const issues = parsed.error?.issues ?? []
  const faults = [
    ...issues.map(({ path, message }): Fault => ({ name: path.join('.'), says: message })),
    ...checkVariables(given),
    ...surroundings(given, root),
  ]
  const remarks = remarkNames(given)
  if (!parsed.success || faults.length > 0) throw asConfigError(faults, remarks)
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: new URL(env.PUBLIC_URL ?? likelyUrl(env.HOST, env.PORT)),
    publicUrlGiven: env.PUBLIC_URL !== undefined,
    dataDir: resolve(root, env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    poolSize: env.POOL_SIZE,
    statementTimeoutMs: env.STATEMENT_TIMEOUT_MS,
    trustProxy: isOn(env.TRUST_PROXY),
    addressLimits: isOn(env.RATE_LIMIT_PER_ADDRESS),
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT,
    metricsToken: env.METRICS_TOKEN,
    version: readVersion(root),
    ai: { baseUrl: env.AI_BASE_URL, model: env.AI_MODEL, prices: env.AI_PRICES },
    contact: {
      email: env.CONTACT_EMAIL,
      phone: env.CONTACT_PHONE,
      operator: env.OPERATOR_NAME,
      address: env.OPERATOR_ADDRESS,
    },
    keys: {
      publishable: env.PUBLISHABLE_KEY,
      secret: env.SECRET_KEY,
      signing: env.JWT_SIGNING_KEYS ?? env.JWT_SIGNING_KEY,
      shared: env.JWT_SECRET,
    },
    requireApiKey: isOn(env.REQUIRE_APIKEY),
    secretsKey: env.SECRETS_KEY,
    mail: {
      from: env.MAIL_FROM,
      smtpUrl: env.SMTP_URL,
      isDelivered: env.SMTP_URL !== undefined || isOn(env.OUTBOX_DELIVERED),
    },
    confirmEmail: isOn(env.CONFIRM_EMAIL),
    passwordCost: env.PASSWORD_COST,
    secureEmailChange: isOn(env.SECURE_EMAIL_CHANGE),
    anonymousSignIns: isOn(env.ANONYMOUS_SIGN_INS),
    s3: readS3(env),
    functionSettings: {
      SITE_PROXY_ALLOW_PRIVATE: env.SITE_PROXY_ALLOW_PRIVATE,
      PUBLIC_URL: env.PUBLIC_URL,
      STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
      STRIPE_API_URL: env.STRIPE_API_URL,
    },
    allowRollback: isOn(env.REST_ALLOW_ROLLBACK),
    restSchemas: env.REST_SCHEMAS,
    restPlans: isOn(env.REST_PLAN_ENABLED),
    publicChannels: isOn(env.REALTIME_PUBLIC_CHANNELS),
    quotas: env.QUOTAS,
    sessionIdleDays: env.SESSION_IDLE_DAYS,
    minFreeDiskBytes: env.MIN_FREE_DISK_MB * 1024 * 1024,
    demo: isOn(env.PREDIO_DEMO ?? 'on') && isForThisMachine(given) && DEMO_ACCOUNT,
    backup: env.BACKUP_DIR
      ? {
          folder: resolve(root, env.BACKUP_DIR),
          everyMs: env.BACKUP_EVERY * 3_600_000,
          keep: env.BACKUP_KEEP,
          passphrase: env.BACKUP_PASSPHRASE,
        }
      : undefined,
    operatorEmail: env.OPERATOR_EMAIL,
    remarks,
    webDir: resolve(root, 'web/dist'),
    sitePagesFile: resolve(root, 'web/dist-server/agent-site.js'),
    demoPicturesDir: resolve(root, 'backend/src/demo/pictures'),
    sqlFolders: {
      bootstrap: resolve(root, 'backend/src/database/bootstrap'),
      migrations: resolve(root, 'supabase/migrations'),
    },
  }
}

function asConfigError(faults: readonly Fault[], remarks: readonly string[]): ConfigError {
  const order = Object.keys(environment.shape)
  const lines = faults
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ name, says }) => `  ${name}: ${says}`)
  return new ConfigError(
    ['La configuración tiene errores:', ...lines, ...remarks.map((each) => `  ${each}`)].join('\n'),
  )
}

/** Variables of the process take precedence over those of a `.env` file. */
export function readVariables(
  root: string,
  process: NodeJS.ProcessEnv,
): Record<string, string | undefined> {
  const file = resolve(root, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process } : process
}

function readVersion(root: string): string {
  const file = resolve(root, 'package.json')
  if (!existsSync(file)) return 'unknown'
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

/** A browser on this machine uses this address; links in mails need PUBLIC_URL to reach others. */
function likelyUrl(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

/** This password is no secret: it opens only sample data, and only for requests from this machine. */
const DEMO_ACCOUNT = { email: 'demo@predio.mx', password: 'Demo-Predio-2026' }

function readS3(env: Environment): S3Config | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
