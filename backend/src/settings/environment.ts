import { z } from 'zod'
import { faultOfAddress, faultOfPublicUrl } from './check-addresses.ts'
import { STANDARD_COST } from './check-variables.ts'
import { faultOfSigningKeys, isPrivateEs256Key } from './signing-keys.ts'
import { QUOTA_NAMES } from './quota-names.ts'

export interface TokenPrices {
  prompt: number
  completion: number
}

/** A timer cannot wait longer than 24 days; a week is long enough. */
const MAX_BACKUP_HOURS = 168
export const MIN_PASSPHRASE = 12

const SENDER = /^(?:[^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/

const text = z.string().trim()
const optional = text.optional().transform((value) => value || undefined)
const flag = z
  .enum(['true', 'false', 'on', 'off', '1', '0', ''], 'debe ser on u off')
  .default('false')
const count = (fallback: number, max: number, min = 0) => {
  const error = `debe ser un número entero de ${min} a ${max}`
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error).default(fallback)
}
const checked = (faultOf: (value: string) => string | undefined) =>
  text
    .superRefine((value, context) => {
      const fault = faultOf(value)
      if (fault !== undefined) context.addIssue(fault)
    })
    .optional()
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
const origin = z.url({ protocol: /^https?$/, error: 'debe ser una dirección http:// o https://' })

export const environment = z.object({
  PORT: count(3000, 65_535),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: checked(faultOfPublicUrl),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: checked((url) => faultOfAddress(url, ['postgres', 'postgresql'])),
  POOL_SIZE: count(10, 100, 1),
  STATEMENT_TIMEOUT_MS: count(8_000, 600_000),
  TRUST_PROXY: flag,
  RATE_LIMIT_PER_ADDRESS: flag.default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `debe ser ${LOG_LEVELS.join(', ')}`).default('info'),
  LOG_FORMAT: z.enum(['json', 'readable'], 'debe ser json o readable').default('json'),
  METRICS_TOKEN: optional.refine(
    (token) => !token || /^[\w.~+/=-]{16,}$/.test(token),
    'debe tener al menos 16 caracteres, sin espacios ni acentos, como los da openssl rand -hex 24',
  ),
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
  SMTP_URL: checked((url) => faultOfAddress(url, ['smtp', 'smtps'])),
  OUTBOX_DELIVERED: flag,
  CONFIRM_EMAIL: flag,
  PASSWORD_COST: count(STANDARD_COST, STANDARD_COST, 4),
  SECURE_EMAIL_CHANGE: flag.default('on'),
  ANONYMOUS_SIGN_INS: flag,
  MAIL_FROM: text
    .regex(SENDER, 'debe ser un remitente, como Predio <hola@tu-dominio.mx>')
    .default('Predio <no-responder@localhost>'),
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
  SESSION_IDLE_DAYS: count(30, 3650, 1),
  MIN_FREE_DISK_MB: count(512, 1_000_000),
  PREDIO_DEMO: flag.removeDefault().optional(),
  BACKUP_DIR: optional,
  BACKUP_EVERY: count(24, MAX_BACKUP_HOURS, 1),
  BACKUP_KEEP: text.default('7,4,12').transform(readKeep),
  // Spaces are part of a pass phrase, so the value is not trimmed.
  BACKUP_PASSPHRASE: z
    .string()
    .min(MIN_PASSPHRASE, `debe tener al menos ${MIN_PASSPHRASE} caracteres`)
    .optional(),
  OPERATOR_EMAIL: z.email({ error: 'debe ser una dirección de correo' }).optional(),
})

export type Environment = z.output<typeof environment>

function readPrices(value: string | undefined, context: z.RefinementCtx): TokenPrices | undefined {
  if (value === undefined) return undefined
  const [, prompt, completion] = /^(\d+(?:\.\d+)?)\s*,\s*(\d+(?:\.\d+)?)$/.exec(value) ?? []
  if (prompt && completion) return { prompt: Number(prompt), completion: Number(completion) }
  context.addIssue('deben ser dos precios en pesos por millón de tokens, como 9.50,28.50')
  return z.NEVER
}

function readQuotas(
  value: string | undefined,
  context: z.RefinementCtx,
): ReadonlyMap<string, number> {
  const pairs = (value ?? '').split(',').filter((pair) => pair.trim() !== '')
  const quotas = pairs.map((pair) => /^\s*([a-z_]+)\s*=\s*([1-9]\d{0,14})\s*$/.exec(pair))
  if (!quotas.every((quota) => quota !== null)) {
    context.addIssue('deben ser límites por nombre, como clients=20000,storage_bytes=5368709120')
    return z.NEVER
  }
  const unknown = quotas.map(([, name = '']) => name).filter((name) => !QUOTA_NAMES.includes(name))
  if (unknown.length > 0) {
    context.addIssue(`no existe ${unknown.join(', ')}; los límites son ${QUOTA_NAMES.join(', ')}`)
  }
  return new Map(quotas.map(([, name, limit]) => [name!, Number(limit)]))
}

/** The newest backups of this many days, weeks and months stay. */
export interface BackupRetention {
  daily: number
  weekly: number
  monthly: number
}

function readKeep(value: string, context: z.RefinementCtx): BackupRetention {
  const [, daily, weekly, monthly] = /^(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})$/.exec(value) ?? []
  if (Number(daily) > 0) {
    return { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) }
  }
  context.addIssue(
    'deben ser cuántos respaldos diarios (al menos 1), semanales y mensuales se guardan, como 7,4,12',
  )
  return z.NEVER
}

/** Names such as 'public,api' are compared as PostgreSQL stores them. PostgreSQL's own catalogues are refused. */
function readSchemas(value: string, context: z.RefinementCtx): readonly string[] {
  const names = value.split(',').map((name) => name.trim())
  const isOffered = (name: string) => name !== '' && !/^(pg_.*|information_schema)$/.test(name)
  if (names.every(isOffered)) return [...new Set(names)]
  context.addIssue('deben ser esquemas separados por comas, como public,api, sin los de PostgreSQL')
  return z.NEVER
}

export function isSecretsKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=$/.test(text)
}
