import type { Transaction } from '../database/types.ts'
import { networkOf } from '../http/network-of.ts'
import { LIMITS } from './limits.ts'

const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 4_000

/** How long an answer waits after so many failures for one e-mail: guessing slows down, and nobody is refused. */
export function signInDelay(failures: number): number {
  const beyond = failures - LIMITS.signInPerEmail.max
  return beyond < 0 ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(beyond, 10))
}

/** Whether this person has signed in from this network before: they do not wait for what strangers tried. */
export async function isKnownDevice(
  tx: Transaction,
  userId: string,
  address: string,
): Promise<boolean> {
  const { rows } = await tx.query<{ ip: string }>(
    'select distinct host(ip) as ip from auth.sessions where user_id = $1 and ip is not null limit 100',
    [userId],
  )
  return rows.some(({ ip }) => networkOf(ip) === networkOf(address))
}
