import type { z } from 'zod'
import { isLoopback } from './http/is-local-request.ts'

/** What GoTrue takes for bcrypt. */
export const STANDARD_COST = 10

export function isOn(value: string): boolean {
  return value === 'true' || value === 'on' || value === '1'
}

interface ReachVariables {
  HOST: string
  PUBLIC_URL?: string | undefined
  DATABASE_URL?: string | undefined
  TRUST_PROXY: string
}

/** Nobody else can reach it, and no real data lie there. */
export function isForThisMachine({
  HOST,
  PUBLIC_URL,
  DATABASE_URL,
  TRUST_PROXY,
}: ReachVariables): boolean {
  const hosts = [HOST, ...(PUBLIC_URL ? [new URL(PUBLIC_URL).hostname] : [])]
  return DATABASE_URL === undefined && !isOn(TRUST_PROXY) && hosts.every(isLoopback)
}

/** Everybody knows the demo's password. */
export function checkDemo(
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

/** Tests make thousands of accounts and would spend most of their time in bcrypt; where people have accounts, a copied hash must stay slow to guess. */
export function checkPasswordCost(
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

/** Half a configuration would send files to the wrong place, or take money for nothing. */
export function checkTogether<Name extends string>(
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

/** Two lists of keys would leave open which of them signs. */
export function checkSigningKeys(
  env: { JWT_SIGNING_KEY?: string | undefined; JWT_SIGNING_KEYS?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (!env.JWT_SIGNING_KEY || !env.JWT_SIGNING_KEYS) return
  context.addIssue({
    code: 'custom',
    path: ['JWT_SIGNING_KEYS'],
    message: 'sobra JWT_SIGNING_KEY: pon esa llave también en esta lista',
  })
}
