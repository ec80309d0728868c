import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { isLoopback } from './http/is-local-request.ts'
import { faultOfSigningKeys, isPrivateEs256Key } from './http/signing-keys.ts'

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
  /** Where the built web app lies. */
  webDir: string
  /** What the listings of the demo's site look like. */
  demoPicturesDir: string
  /** What prepares a database: Supabase's part, then ours. */
  sqlFolders: { bootstrap: string; migrations: string }
}

interface TokenPrices {
  prompt: number
  completion: number
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

/** What GoTrue takes for bcrypt. */
const STANDARD_COST = 10

const text = z.string().trim()
const optional = text.optional().transform((value) => value || undefined)
const flag = z.enum(['true', 'false', 'on', 'off', '1', '0', '']).default('false')
const count = (fallback: number, max: number) =>
  z.coerce.number().int().min(0).max(max).default(fallback)
const origin = z.url({ protocol: /^https?$/, error: 'debe ser una dirección http:// o https://' })

const environment = z
  .object({
    PORT: count(3000, 65_535),
    HOST: text.default('127.0.0.1'),
    PUBLIC_URL: origin.optional(),
    DATA_DIR: text.default('./data'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'debe empezar con postgres://' })
      .optional(),
    POOL_SIZE: count(10, 100),
    STATEMENT_TIMEOUT_MS: count(8_000, 600_000),
    TRUST_PROXY: flag,
    RATE_LIMIT_PER_ADDRESS: flag.default('on'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    AI_BASE_URL: origin.default('https://api.openai.com/v1'),
    AI_MODEL: text.default('gpt-3.5-turbo'),
    AI_PRICES: optional.transform(readPrices),
    CONTACT_EMAIL: text.default('hola@predio.mx'),
    CONTACT_PHONE: text.default('+52 55 0000 0000'),
    OPERATOR_NAME: text.default('Predio'),
    OPERATOR_ADDRESS: text.default(''),
    PUBLISHABLE_KEY: optional.refine(
      (key) => !key || key.startsWith('sb_publishable_'),
      'debe empezar con sb_publishable_',
    ),
    SECRET_KEY: optional.refine(
      (key) => !key || key.startsWith('sb_secret_'),
      'debe empezar con sb_secret_',
    ),
    JWT_SIGNING_KEY: optional.refine(
      (key) => !key || isPrivateEs256Key(key),
      'debe ser una llave JWK privada ES256 (P-256) con kid',
    ),
    JWT_SIGNING_KEYS: optional.superRefine((keys, context) => {
      const fault = keys && faultOfSigningKeys(keys)
      if (fault) context.addIssue(fault)
    }),
    JWT_SECRET: optional.refine(
      (secret) => !secret || secret.length >= 32,
      'debe tener al menos 32 caracteres',
    ),
    REQUIRE_APIKEY: flag.default('on'),
    SECRETS_KEY: optional.refine(
      (key) => !key || isSecretsKey(key),
      'deben ser 32 bytes en base64, como los da openssl rand -base64 32',
    ),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'debe empezar con smtp:// o smtps://' })
      .optional(),
    OUTBOX_DELIVERED: flag,
    CONFIRM_EMAIL: flag,
    PASSWORD_COST: z.coerce.number().int().min(4).max(STANDARD_COST).default(STANDARD_COST),
    SECURE_EMAIL_CHANGE: flag.default('on'),
    ANONYMOUS_SIGN_INS: flag,
    MAIL_FROM: text.default('Predio <no-responder@localhost>'),
    S3_ENDPOINT: origin.optional(),
    S3_BUCKET: optional,
    S3_REGION: text.default('auto'),
    S3_ACCESS_KEY_ID: optional,
    S3_SECRET_ACCESS_KEY: optional,
    SITE_PROXY_ALLOW_PRIVATE: flag,
    STRIPE_SECRET_KEY: optional.refine(
      (key) => !key || /^(sk|rk)_/.test(key),
      'debe empezar con sk_ o rk_',
    ),
    STRIPE_WEBHOOK_SECRET: optional.refine(
      (secret) => !secret || secret.startsWith('whsec_'),
      'debe empezar con whsec_',
    ),
    STRIPE_API_URL: origin.optional(),
    REST_ALLOW_ROLLBACK: flag,
    REST_SCHEMAS: text.default('public').transform(readSchemas),
    REST_PLAN_ENABLED: flag,
    REALTIME_PUBLIC_CHANNELS: flag,
    QUOTAS: optional.transform(readQuotas),
    SESSION_IDLE_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
    MIN_FREE_DISK_MB: count(512, 1_000_000),
    PREDIO_DEMO: flag.removeDefault().optional(),
  })
  .superRefine((env, context) => checkTogether(env, S3_VARIABLES, 'S3_', context))
  .superRefine((env, context) => checkTogether(env, STRIPE_VARIABLES, 'STRIPE_', context))
  .superRefine(checkDemo)
  .superRefine(checkPasswordCost)
  .superRefine((env, context) => {
    if (!env.JWT_SIGNING_KEY || !env.JWT_SIGNING_KEYS) return
    context.addIssue({
      code: 'custom',
      path: ['JWT_SIGNING_KEYS'],
      message: 'sobra JWT_SIGNING_KEY: pon esa llave también en esta lista',
    })
  })

/** `root` is the folder that holds `web/` and `supabase/`; relative paths start there. */
export function readConfig(variables: Record<string, string | undefined>, root: string): Config {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`La configuración tiene errores:\n${faults.join('\n')}`)
  }
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
    demo: isOn(env.PREDIO_DEMO ?? 'on') && isForThisMachine(env) && DEMO_ACCOUNT,
    webDir: resolve(root, 'web/dist'),
    demoPicturesDir: resolve(root, 'backend/src/demo/pictures'),
    sqlFolders: {
      bootstrap: resolve(root, 'backend/src/database/bootstrap'),
      migrations: resolve(root, 'supabase/migrations'),
    },
  }
}

/** The process's variables over those of a `.env` file. */
export function readVariables(
  root: string,
  process: NodeJS.ProcessEnv,
): Record<string, string | undefined> {
  const file = resolve(root, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process } : process
}

/** What a browser on this machine would use; links in mails need PUBLIC_URL to reach others. */
function likelyUrl(host: string, port: number): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  return `http://${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

/** '9.50,28.50': what is asked, what is answered. */
function readPrices(value: string | undefined, context: z.RefinementCtx): TokenPrices | undefined {
  if (value === undefined) return undefined
  const [, prompt, completion] = /^(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)$/.exec(value) ?? []
  if (prompt && completion) return { prompt: Number(prompt), completion: Number(completion) }
  context.addIssue('deben ser dos precios en pesos por millón de tokens, como 9.50,28.50')
  return z.NEVER
}

/** 'clients=20000,storage_bytes=5368709120' */
function readQuotas(
  value: string | undefined,
  context: z.RefinementCtx,
): ReadonlyMap<string, number> {
  const pairs = (value ?? '').split(',').filter((pair) => pair.trim() !== '')
  const quotas = pairs.map((pair) => /^\s*([a-z_]+)\s*=\s*([1-9]\d{0,14})\s*$/.exec(pair))
  if (quotas.every((quota) => quota !== null)) {
    return new Map(quotas.map(([, name, limit]) => [name!, Number(limit)]))
  }
  context.addIssue('deben ser límites por nombre, como clients=20000,storage_bytes=5368709120')
  return z.NEVER
}

/** 'public,api': names as PostgreSQL stores them, of which its own catalogues are none to offer. */
function readSchemas(value: string, context: z.RefinementCtx): readonly string[] {
  const names = value.split(',').map((name) => name.trim())
  const isOffered = (name: string) => name !== '' && !/^(pg_.*|information_schema)$/.test(name)
  if (names.every(isOffered)) return [...new Set(names)]
  context.addIssue('deben ser esquemas separados por comas, como public,api, sin los de PostgreSQL')
  return z.NEVER
}

function isOn(value: string): boolean {
  return value === 'true' || value === 'on' || value === '1'
}

export function isSecretsKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text)
}

/** No secret: it opens sample data, and only for who sits at this machine. */
const DEMO_ACCOUNT = { email: 'demo@predio.mx', password: 'Demo-Predio-2026' }

interface ReachVariables {
  HOST: string
  PUBLIC_URL?: string | undefined
  DATABASE_URL?: string | undefined
  TRUST_PROXY: string
}

/** Nobody else can reach it, and no real data lie there. */
function isForThisMachine({
  HOST,
  PUBLIC_URL,
  DATABASE_URL,
  TRUST_PROXY,
}: ReachVariables): boolean {
  const hosts = [HOST, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])]
  return DATABASE_URL === undefined && !isOn(TRUST_PROXY) && hosts.every(isLoopback)
}

/** Everybody knows the demo's password. */
function checkDemo(
  env: ReachVariables & { PREDIO_DEMO?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (!isOn(env.PREDIO_DEMO ?? 'off') || isForThisMachine(env)) return
  context.addIssue({
    code: 'custom',
    path: ['PREDIO_DEMO'],
    message:
      'la demostración solo existe con la base de datos incluida y en esta misma máquina: ' +
      'quita DATABASE_URL y TRUST_PROXY y deja HOST y PUBLIC_URL en localhost, o ponla en off',
  })
}

/** Tests make thousands of accounts, and most of that time was bcrypt; where people have theirs a copied hash must stay slow to guess. */
function checkPasswordCost(
  env: ReachVariables & { PASSWORD_COST: number },
  context: z.RefinementCtx,
): void {
  if (env.PASSWORD_COST === STANDARD_COST || isForThisMachine(env)) return
  context.addIssue({
    code: 'custom',
    path: ['PASSWORD_COST'],
    message:
      `menos de ${STANDARD_COST} solo se admite en pruebas, con la base de datos incluida y en esta misma máquina: ` +
      'quita PASSWORD_COST',
  })
}

const S3_VARIABLES = [
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const

type S3Variables = Partial<Record<(typeof S3_VARIABLES)[number], string | undefined>>

/** Payments that nobody tells us of would be taken and never given. */
const STRIPE_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Half a configuration would send files to the wrong place, or take money for nothing. */
function checkTogether<Name extends string>(
  env: Partial<Record<Name, string | undefined>>,
  names: readonly Name[],
  prefix: string,
  context: z.RefinementCtx,
): void {
  const missing = names.filter((name) => !env[name])
  if (missing.length === 0 || missing.length === names.length) return
  for (const name of missing) {
    context.addIssue({
      code: 'custom',
      path: [name],
      message: `falta; las variables ${prefix} van juntas`,
    })
  }
}

function readS3(env: S3Variables & { S3_REGION: string }): S3Config | undefined {
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
