import { isLoopback } from './is-loopback.ts'

export type Variables = Partial<Record<string, string>>

/** The text of a fault never contains the variable's value, which may be a secret. */
export interface Fault {
  name: string
  says: string
}

export const STANDARD_COST = 10

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** With only one of these variables, payments would be taken and never credited. */
const STRIPE_VARIABLES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']

/** Relations between variables are checked even if single variables are wrong, so that all faults are reported at once. */
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

/** Tells whether only this machine can reach the server, whose database then holds no real data. */
export function isForThisMachine(given: Variables): boolean {
  const { HOST = '127.0.0.1', PUBLIC_URL = '', DATABASE_URL, TRUST_PROXY } = given
  const hosts = [HOST, ...(URL.canParse(PUBLIC_URL) ? [new URL(PUBLIC_URL).hostname] : [])]
  return DATABASE_URL === undefined && !isOn(TRUST_PROXY) && hosts.every(isLoopback)
}

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

/** Tests create thousands of accounts and may therefore lower the cost of bcrypt. Real accounts need slow hashes. */
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

/** With only some of these variables, files would be stored in the wrong place, or money would be taken for nothing. */
function checkTogether(given: Variables, names: readonly string[], prefix: string): Fault[] {
  const missing = names.filter((name) => !given[name])
  if (missing.length === names.length) return []
  return missing.map((name) => ({ name, says: `falta; las variables ${prefix} van juntas` }))
}

/** If both variables are given, it is unclear which key signs. */
function checkSigningKeys({ JWT_SIGNING_KEY, JWT_SIGNING_KEYS }: Variables): Fault[] {
  if (!JWT_SIGNING_KEY || !JWT_SIGNING_KEYS) return []
  const says = 'sobra JWT_SIGNING_KEY: pon esa llave también en esta lista'
  return [{ name: 'JWT_SIGNING_KEYS', says }]
}
