import type { AuthServices } from '../auth-services.ts'
import { isUuid } from '../is-uuid.ts'
import type { Caller } from '../require-user.ts'
import { insufficientAal, factorNotFound } from './errors.ts'
import { isVerified, type FactorRecord } from './factor-record.ts'

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

export function ownFactor({ user }: Caller, id: string | undefined): FactorRecord {
  const factor = isUuid(id) ? user.factors.find((each) => each.id === id) : undefined
  if (!factor) throw factorNotFound()
  return factor
}

export function bindingOfFactor(userId: string, factorId: string): string {
  return ['predio', 'mfa_factors', userId, factorId].join('/')
}
