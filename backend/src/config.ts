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

/** Everything the environment decides, read once; nothing else in the backend looks at it. */
export interface Config {
  port: number
  host: string
  publicUrl: URL
  /** False when publicUrl is only what HOST and PORT suggest. */
  publicUrlGiven: boolean
  dataDir: string
  databaseUrl: string | undefined
  poolSize: number
  statementTimeoutMs: number
  trustProxy: boolean
  /** Off only for test suites, which sign up hundreds of people from one address. */
  addressLimits: boolean
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
  /** JSON lines for programs, or lines for people. */
  logFormat: 'json' | 'readable'
  /** Opens /metrics; without it only this machine may ask. */
  metricsToken: string | undefined
  /** The release that runs. */
  version: string
  /** Prices in pesos for a million tokens; the browser says what an answer cost where they are given. */
  ai: { baseUrl: string; model: string; prices: TokenPrices | undefined }
  /** Who answers for this deployment; the legal pages name them. */
  contact: { email: string; phone: string; operator: string; address: string }
  keys: {
    publishable?: string | undefined
    secret?: string | undefined
    /** One JWK or a JSON list of them; the first signs. */
    signing?: string | undefined
    shared?: string | undefined
  }
  /** Whether a request needs an API key; without one it is anon's otherwise. */
  requireApiKey: boolean
  /** Encrypts what agents save of their own keys: 32 bytes in base64. */
  secretsKey: string | undefined
  mail: {
    from: string
    smtpUrl: string | undefined
    /** Whether mails reach people: without, only the operator can read them. */
    isDelivered: boolean
  }
  /** Whether an address is confirmed before its first session. */
  confirmEmail: boolean
  /** bcrypt's, for new passwords and for comparing with nobody's. */
  passwordCost: number
  /** Whether a new address has to be confirmed from the present one too. */
  secureEmailChange: boolean
  /** Whether a session may begin without any address or password. */
  anonymousSignIns: boolean
  /** Where uploaded files go instead of the data folder. */
  s3: S3Config | undefined
  /** What the functions may see of the environment. */
  functionSettings: Record<string, string | undefined>
  /** Channels for people without an account, to send and hear broadcasts and presence. */
  publicChannels: boolean
  /** Limits per account that differ from the migration's, by name. */
  quotas: ReadonlyMap<string, number>
  /** A session that nobody used for so long ends. */
  sessionIdleDays: number
  /** With less room on the disk of the data folder nothing is uploaded. */
  minFreeDiskBytes: number
  /** Lets the REST caller ask for a rollback (`Prefer: tx=rollback`); for tests. */
  allowRollback: boolean
  /** The schemas that REST offers; the first is meant where a request names none. */
  restSchemas: readonly string[]
  /** Whether everybody may see query plans, not the secret key alone. */
  restPlans: boolean
  /** The sample account that the login page offers; false where there must be none. */
  demo: { email: string; password: string } | false
  /** What the server backs up by itself; undefined where nobody named a folder. */
  backup: BackupConfig | undefined
  /** Who gets the server's own mails, such as that a backup failed. */
  operatorEmail: string | undefined
  /** What looks like a mistake and is none that stops a start: names of variables that nobody reads. */
  remarks: readonly string[]
  /** Where the built web app lies. */
  webDir: string
  /** What the listings of the demo's site look like. */
  demoPicturesDir: string
  /** What prepares a database: Supabase's part, then ours. */
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
 * `root` is the folder that holds `web/` and `supabase/`; relative paths start there. All faults are said at once, those of the
 * machine too that `surroundings` looks for.
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
    demoPicturesDir: resolve(root, 'backend/src/demo/pictures'),
    sqlFolders: {
      bootstrap: resolve(root, 'backend/src/database/bootstrap'),
      migrations: resolve(root, 'supabase/migrations'),
    },
  }
}

/** In the order in which the guide lists the variables. */
function asConfigError(faults: readonly Fault[], remarks: readonly string[]): ConfigError {
  const order = Object.keys(environment.shape)
  const lines = faults
    .toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
    .map(({ name, says }) => `  ${name}: ${says}`)
  return new ConfigError(
    ['La configuración tiene errores:', ...lines, ...remarks.map((each) => `  ${each}`)].join('\n'),
  )
}

/** The process's variables over those of a `.env` file. */
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

/** What a browser on this machine would use; links in mails need PUBLIC_URL to reach others. */
function likelyUrl(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

/** No secret: it opens sample data, and only for who sits at this machine. */
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
