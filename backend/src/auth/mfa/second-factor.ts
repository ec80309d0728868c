import type { AuthContext, AuthServices } from '../auth-services.ts'
import { isUuid } from '@predio/domain/text'
import { requireUser, type Caller } from '../sessions/require-user.ts'
import type { UserRecord } from '../users/user-record.ts'
import { anonymousNotAllowed, factorIdInvalid, factorNotFound, insufficientAal } from './errors.ts'
import { isVerified, type FactorRecord } from '../users/factor-record.ts'

/** What the handlers of this folder are built from. */
export interface MfaServices extends AuthServices {
  cipher: SecretCipher
}

/** Encrypts with the deployment's key. A value only opens with the binding it was made for. */
export interface SecretCipher {
  encrypt(secret: string, binding: string): Promise<string>
  /** Undefined when it was made with another key or for another place. */
  decrypt(stored: string, binding: string): Promise<string | undefined>
}

/** Whoever has a factor has to have used one in this session. */
export function requireSecondFactor(
  { user, aal }: Caller,
  status: 401 | 403 | 422,
  message: string,
): void {
  if (aal !== 'aal2' && user.factors.some(isVerified)) throw insufficientAal(status, message)
}

/** Whoever has no address and no password yet has nothing that a second factor could stand beside. */
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
