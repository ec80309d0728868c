import type { AuthContext, AuthServices } from '../auth-services.ts'
import { isUuid } from '@predio/domain/text'
import { requireUser, type Caller } from '../sessions/require-user.ts'
import type { UserRecord } from '../users/user-record.ts'
import { anonymousNotAllowed, factorIdInvalid, factorNotFound, insufficientAal } from './errors.ts'
import { isVerified, type FactorRecord } from '../users/factor-record.ts'

export interface MfaServices extends AuthServices {
  cipher: SecretCipher
}

export interface SecretCipher {
  encrypt(secret: string, binding: string): Promise<string>
  /** The result is undefined if the value was encrypted with another key or for another binding. */
  decrypt(stored: string, binding: string): Promise<string | undefined>
}

export function requireSecondFactor(
  { user, aal }: Caller,
  status: 401 | 403 | 422,
  message: string,
): void {
  if (aal !== 'aal2' && user.factors.some(isVerified)) throw insufficientAal(status, message)
}

/** An anonymous account has no first factor beside which a second could stand. */
export async function requireFactorOwner(c: AuthContext, services: AuthServices): Promise<Caller> {
  const caller = await requireUser(c, services)
  if (caller.user.is_anonymous) throw anonymousNotAllowed()
  return caller
}

export function factorOf({ factors }: UserRecord, id: string | undefined): FactorRecord {
  if (!isUuid(id)) throw factorIdInvalid()
  const factor = factors.find((each) => each.id === id)
  if (!factor) throw factorNotFound()
  return factor
}

export function bindingOfFactor(userId: string, factorId: string): string {
  return ['predio', 'mfa_factors', userId, factorId].join('/')
}
