import { isLoopback } from './is-loopback.ts'

/** The environment as it was given, without what is empty. */
export type Variables = Partial<Record<string, string>>

/** What is wrong with a variable, for whoever installs Predio. It never holds the value, which may be a secret. */
export interface Fault {
  name: string
  says: string
}

/** What GoTrue takes for bcrypt. */
export const STANDARD_COST = 10

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** Payments that nobody tells us of would be taken and never given. */
const STRIPE_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

/** What variables are to each other. It is looked at whatever is wrong with each alone, so that all faults are said at once. */
export function checkVariables(given: Variables): Fault[] {
  return [
    ...checkTogether(given, S3_VARIABLES, 'S3_'),
    ...checkTogether(given, STRIPE_VARIABLES, 'STRIPE_'),
    ...checkDemo(given),
    ...checkPasswordCost(given),
    ...checkSigningKeys(given),
  ]
}

export function isOn(value = 'off'): boolean {
  return value === 'true' || value === 'on' || value === '1'
}

/** Nobody else can reach it, and no real data lie there. */
export function isForThisMachine(given: Variables): boolean {
  const { HOST = '127.0.0.1', PUBLIC_URL = '', DATABASE_URL, TRUST_PROXY } = given
  const hosts = [HOST, ...(URL.canParse(PUBLIC_URL) ? [new URL(PUBLIC_URL).hostname] : [])]
  return DATABASE_URL === undefined && !isOn(TRUST_PROXY) && hosts.every(isLoopback)
}

/** Everybody knows the demo's password. */
function checkDemo(given: Variables): Fault[] {
  if (!isOn(given['PREDIO_DEMO']) || isForThisMachine(given)) return []
  return [
    {
      name: 'PREDIO_DEMO',
      says:
        'la demostración solo existe con la base de datos incluida y en esta misma máquina: ' +
        'quita DATABASE_URL y TRUST_PROXY y deja HOST y PUBLIC_URL en localhost, o ponla en off',
    },
  ]
}

/** Tests make thousands of accounts and would spend most of their time in bcrypt; where people have accounts, a copied hash must stay slow to guess. */
function checkPasswordCost(given: Variables): Fault[] {
  const cost = Number(given['PASSWORD_COST'] ?? STANDARD_COST)
  if (!(cost < STANDARD_COST) || isForThisMachine(given)) return []
  return [
    {
      name: 'PASSWORD_COST',
      says:
        `menos de ${STANDARD_COST} solo se admite en pruebas, con la base de datos incluida y en esta misma máquina: ` +
        'quita PASSWORD_COST',
    },
  ]
}

/** Half a configuration would send files to the wrong place, or take money for nothing. */
function checkTogether(given: Variables, names: readonly string[], prefix: string): Fault[] {
  const missing = names.filter((name) => !given[name])
  if (missing.length === names.length) return []
  return missing.map((name) => ({ name, says: `falta; las variables ${prefix} van juntas` }))
}

/** Two lists of keys would leave open which of them signs. */
function checkSigningKeys({ JWT_SIGNING_KEY, JWT_SIGNING_KEYS }: Variables): Fault[] {
  if (!JWT_SIGNING_KEY || !JWT_SIGNING_KEYS) return []
  const says = 'sobra JWT_SIGNING_KEY: pon esa llave también en esta lista'
  return [{ name: 'JWT_SIGNING_KEYS', says }]
}
