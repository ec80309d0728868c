import { createHash, randomBytes, randomInt } from 'node:crypto'
import { LIMITS, type Limit } from './limits.ts'
import type { UserRecord } from './users/user-record.ts'

/** A change of the e-mail address has two kinds: one for the new address, one for the present one. */
export type TokenKind =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change'
  | 'email_change_current'
  | 'reauthentication'

/** A token is stored in a column of auth.users and with a type in auth.one_time_tokens. */
export type TokenColumn =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'reauthentication_token'

interface Storage {
  column: TokenColumn
  sentAt: keyof UserRecord & `${string}_sent_at`
  mailLimit: Limit
}

const LIFETIME_MS = 60 * 60 * 1000
const DIGITS = 6

/** A PKCE link is marked because opening it gives a code instead of a session. */
export const PKCE_PREFIX = 'pkce_'

const confirmation: Storage = {
  column: 'confirmation_token',
  sentAt: 'confirmation_sent_at',
  mailLimit: LIMITS.confirmationMail,
}
const recovery: Storage = {
  column: 'recovery_token',
  sentAt: 'recovery_sent_at',
  mailLimit: LIMITS.recoveryMail,
}

const emailChange: Omit<Storage, 'column'> = {
  sentAt: 'email_change_sent_at',
  mailLimit: LIMITS.emailChangeMail,
}

export const STORAGE: Record<TokenKind, Storage> = {
  signup: confirmation,
  invite: confirmation,
  recovery,
  magiclink: recovery,
  email_change: { ...emailChange, column: 'email_change_token_new' },
  email_change_current: { ...emailChange, column: 'email_change_token_current' },
  reauthentication: {
    column: 'reauthentication_token',
    sentAt: 'reauthentication_sent_at',
    mailLimit: LIMITS.reauthenticationMail,
  },
}

export function linkTypeOf(kind: TokenKind): Exclude<TokenKind, 'email_change_current'> {
  return kind === 'email_change_current' ? 'email_change' : kind
}

export function createCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
}

/**
 * GoTrue puts the code's hash into the link. Anybody who knows the address can compute this hash for all million codes and so bypass the
 * limits. This token has the same form but cannot be guessed.
 */
export function createLinkToken(): string {
  return randomBytes(28).toString('hex')
}

export function hashLinkToken(linkToken: string): string {
  return createHash('sha256').update(linkToken).digest('hex')
}

export function isExpired(sentAt: string | null, now = Date.now()): boolean {
  return sentAt === null || Date.parse(sentAt) + LIFETIME_MS < now
}
