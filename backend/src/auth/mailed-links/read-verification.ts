import { checkEmail } from '../users/check-email.ts'
import { checkPhone } from '../users/check-phone.ts'
import { AuthError, validationFailed } from '../errors.ts'
import type { TokenColumn } from '../one-time-token.ts'

export interface Verification {
  type: string
  columns: readonly TokenColumn[]
  /** The proof is six digits with an address, or a link's token. */
  proof: { email: string; code: string } | { linkToken: string }
}

const COLUMNS: Record<string, readonly TokenColumn[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
  sms: [],
  phone_change: [],
}

interface Given {
  type: string
  token: string
  token_hash: string
  email: string
  phone: string
  redirect_to: string
}

export function readCodeOrHash(given: Given): Verification {
  const columns = columnsOf(given.type)
  if ((given.token === '') === (given.token_hash === '')) {
    throw validationFailed('Verify requires either a token or a token hash')
  }
  if (given.token_hash !== '') {
    if (given.email !== '' || given.phone !== '' || given.redirect_to !== '') {
      throw validationFailed('Only the token_hash and type should be provided')
    }
    return { type: given.type, columns, proof: { linkToken: given.token_hash } }
  }
  if ((given.email === '') === (given.phone === '')) {
    throw validationFailed('Only an email address or phone number should be provided on verify')
  }
  const email = given.phone === '' ? checkVerifyEmail(given.email) : checkPhone(given.phone)
  return { type: given.type, columns, proof: { email, code: given.token } }
}

export function readLink(token: string, type: string): Verification {
  const columns = columnsOf(type)
  if (token === '') throw validationFailed('Verify requires a token or a token hash')
  return { type, columns, proof: { linkToken: token } }
}

function columnsOf(type: string): readonly TokenColumn[] {
  if (type === '') throw validationFailed('Verify requires a verification type')
  const columns = Object.hasOwn(COLUMNS, type) ? COLUMNS[type] : undefined
  if (!columns) throw validationFailed('Unsupported verification type')
  return columns
}

function checkVerifyEmail(email: string): string {
  try {
    return checkEmail(email)
  } catch (error) {
    throw error instanceof AuthError ? validationFailed('Invalid email format', 422) : error
  }
}
