import { phoneKey } from '../phones/index.ts'
import type { ClientIdentity } from './client.ts'

type Contacts = Pick<ClientIdentity, 'email' | 'phone' | 'whatsapp'>

/** E-mail and numbers as they are compared. A number is the same person's whichever of the two fields it stands in. */
export function contactKeys(client: Contacts): Set<string> {
  const keys = new Set<string>()
  if (client.email) keys.add(`email:${client.email.trim().toLowerCase()}`)
  for (const number of [client.phone, client.whatsapp]) {
    const key = phoneKey(number)
    if (key !== null) keys.add(`phone:${key}`)
  }
  return keys
}

/**
 * Whether two people of one name can be told apart: 'different' when both have an e-mail, or both a number, and share none;
 * 'unknown' when there is nothing to compare.
 */
export function compareContacts(a: Contacts, b: Contacts): 'shared' | 'different' | 'unknown' {
  const [ours, theirs] = [[...contactKeys(a)], [...contactKeys(b)]]
  if (ours.some((key) => theirs.includes(key))) return 'shared'
  const isComparable = ours.some((key) => theirs.some((other) => kindOf(key) === kindOf(other)))
  return isComparable ? 'different' : 'unknown'
}

function kindOf(key: string): string {
  return key.slice(0, key.indexOf(':'))
}
