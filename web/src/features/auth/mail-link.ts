import { isEmail, normaliseEmail } from '@predio/domain/accounts'

/** The fields of a mailed link; none is trusted before the server has redeemed the token. */
export interface MailLink {
  type: LinkType
  tokenHash: string
  email: string
  newEmail?: string
  to?: string
}

export type LinkType = 'recovery' | 'invite' | 'signup' | 'magiclink' | 'email_change'

const TYPES = new Set<string>([
  'recovery',
  'invite',
  'signup',
  'magiclink',
  'email_change',
] satisfies LinkType[])

export function readMailLink(search: string): MailLink | undefined {
  const fields = new URLSearchParams(search)
  const type = fields.get('type') ?? ''
  const tokenHash = fields.get('token_hash') ?? ''
  const email = readEmail(fields, 'email')
  if (!isLinkType(type) || !tokenHash || !email) return undefined
  if (type !== 'email_change') return { type, tokenHash, email }
  const [newEmail, to] = [readEmail(fields, 'new_email'), readEmail(fields, 'to')]
  return newEmail && to ? { type, tokenHash, email, newEmail, to } : undefined
}

export function owesNewPassword({ type }: MailLink): boolean {
  return type === 'recovery' || type === 'invite'
}

export function expectedEmail({ email, newEmail }: MailLink): string {
  return newEmail ?? email
}

export function otherMailbox({ email, newEmail, to }: MailLink): string {
  return to === newEmail ? email : (newEmail ?? email)
}

function isLinkType(type: string): type is LinkType {
  return TYPES.has(type)
}

function readEmail(fields: URLSearchParams, name: string): string | undefined {
  const email = fields.get(name) ?? ''
  return isEmail(email) ? normaliseEmail(email) : undefined
}
