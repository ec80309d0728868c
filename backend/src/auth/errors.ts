import type { ContentfulStatusCode } from 'hono/utils/http-status'

export type LinkState = 'used' | 'confirmed' | 'expired'

export class AuthError extends Error {
  override name = 'AuthError'
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly retryAfter: number | undefined
  readonly reasons: readonly string[] | undefined
  readonly linkState: LinkState | undefined

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    extra: {
      retryAfter?: number
      reasons?: readonly string[]
      linkState?: LinkState | undefined
    } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = extra.retryAfter
    this.reasons = extra.reasons
    this.linkState = extra.linkState
  }
}

export const validationFailed = (message: string, status: ContentfulStatusCode = 400) =>
  new AuthError(status, 'validation_failed', message)

export const metadataTooLarge = (maxBytes: number) =>
  validationFailed(`Metadata cannot be larger than ${maxBytes} bytes`, 422)

export const badJson = (reason: string) =>
  new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)

export const notFound = () => new AuthError(404, 'not_found', 'Not found')

export const noAuthorization = () =>
  new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')

export const badJwt = (reason: string) => new AuthError(403, 'bad_jwt', reason)

export const notAdmin = (message = 'User not allowed') => new AuthError(403, 'not_admin', message)

export const callerNotFound = () =>
  new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')

export const sessionNotFound = () =>
  new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')

export const userBanned = (status: 400 | 403, message = 'User is banned') =>
  new AuthError(status, 'user_banned', message)

export const userNotFound = (message = 'User not found') =>
  new AuthError(404, 'user_not_found', message)

export const userAlreadyExists = () =>
  new AuthError(422, 'user_already_exists', 'User already registered')

export const emailExists = () =>
  new AuthError(422, 'email_exists', 'A user with this email address has already been registered')

export const invalidCredentials = () =>
  new AuthError(400, 'invalid_credentials', 'Invalid login credentials')

export const unsupportedGrantType = () =>
  new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')

export const emailNotConfirmed = (status: 400 | 422 = 400, message = 'Email not confirmed') =>
  new AuthError(status, 'email_not_confirmed', message)

export const weakPassword = (message: string, reasons: readonly string[]) =>
  new AuthError(422, 'weak_password', message, { reasons })

export const samePassword = () =>
  new AuthError(422, 'same_password', 'New password should be different from the old password.')

export const currentPasswordRequired = (change: 'password' | 'email') =>
  new AuthError(
    400,
    'current_password_required',
    change === 'password'
      ? 'Current password required when setting new password.'
      : 'Current password or nonce required when changing the email address.',
  )

/** The message is GoTrue's, although it fits a missing password better than a wrong one. */
export const currentPasswordInvalid = () =>
  new AuthError(
    400,
    'current_password_invalid',
    'Current password required when setting new password.',
  )

export const reauthenticationNotValid = () =>
  new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')

export const refreshTokenNotValid = () => validationFailed('Refresh token is not valid')

export const refreshTokenNotFound = () =>
  new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')

export const refreshTokenAlreadyUsed = () =>
  new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')

export const sessionExpired = () =>
  new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')

export const tooManyRefreshes = () =>
  new AuthError(
    409,
    'conflict',
    'Too many concurrent token refresh requests on the same session or refresh token',
  )

export const otpExpired = () => new AuthError(403, 'otp_expired', 'Token has expired or is invalid')

export const linkExpired = (linkState?: LinkState) =>
  new AuthError(403, 'otp_expired', 'Email link is invalid or has expired', { linkState })

export const flowStateNotFound = (
  status: 400 | 404 = 404,
  message = 'invalid flow state, no valid flow state found',
) => new AuthError(status, 'flow_state_not_found', message)

export const flowStateExpired = () =>
  new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')

export const badCodeVerifier = () =>
  new AuthError(
    400,
    'bad_code_verifier',
    'code challenge does not match previously saved code verifier',
  )

export const overRequestLimit = (retryAfter: number) =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfter })

export const overMailLimit = (retryAfter: number) =>
  new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${retryAfter} seconds.`,
    { retryAfter },
  )

export const phoneDisabled = (status: 400 | 422, message: string) =>
  new AuthError(status, 'phone_provider_disabled', message)

export const otpDisabled = () => new AuthError(422, 'otp_disabled', 'Signups not allowed for otp')

export const anonymousDisabled = () =>
  new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')

export const featureDisabled = (status: ContentfulStatusCode, code: string, message: string) =>
  new AuthError(status, code, message)
