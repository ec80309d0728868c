import { AuthError, validationFailed } from '../errors.ts'

export const insufficientAal = (status: 401 | 403 | 422, message: string) =>
  new AuthError(status, 'insufficient_aal', message)

export const staleProof = () =>
  new AuthError(
    403,
    'reauthentication_needed',
    'Sign in again before the first factor is enrolled: this session is too old',
  )

export const staleCode = () =>
  new AuthError(
    403,
    'reauthentication_needed',
    'Verify a code of the app or a recovery code before the second factor is changed',
  )

/** GoTrue answers 404 for a malformed id, as it does for an unknown one. */
export const factorIdInvalid = () => validationFailed('factor_id must be an UUID', 404)

export const factorTypeUnknown = () =>
  validationFailed('factor_type needs to be totp, phone, or webauthn')

/** GoTrue gives the same answer for a challenge that was answered already. */
export const challengeMismatch = () =>
  new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.')

export const anonymousNotAllowed = () =>
  new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')

export const factorNotFound = () => new AuthError(404, 'mfa_factor_not_found', 'Factor not found')

export const challengeNotFound = () =>
  new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')

export const challengeExpired = (id: string) =>
  new AuthError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )

export const wrongTotpCode = () =>
  new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')

export const factorNameConflict = (name: string) =>
  new AuthError(
    422,
    'mfa_factor_name_conflict',
    `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
  )

export const tooManyFactors = () =>
  new AuthError(
    422,
    'too_many_enrolled_mfa_factors',
    'Maximum number of verified factors reached, unenroll to continue',
  )

export const factorTypeDisabled = (type: 'phone' | 'webauthn') =>
  type === 'phone'
    ? new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone')
    : new AuthError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn')

export const recoveryCodesNotFound = () =>
  new AuthError(404, 'mfa_factor_not_found', 'The user has not enrolled recovery codes')

export const recoveryCodesExist = () =>
  new AuthError(
    422,
    'mfa_verified_factor_exists',
    'Recovery codes are already enrolled for this user, use regenerate to rotate them',
  )

export const recoveryCodesAlone = () =>
  new AuthError(
    422,
    'mfa_recovery_codes_sole_factor',
    'At least one other verified factor is required to generate recovery codes',
  )

export const wrongRecoveryCode = () =>
  new AuthError(422, 'mfa_verification_failed', 'Invalid recovery code entered')

export const recoveryCodesLocked = (retryAfter?: number) =>
  new AuthError(
    429,
    'mfa_recovery_codes_locked',
    'Too many failed verification attempts, try again later',
    retryAfter === undefined ? {} : { retryAfter },
  )
