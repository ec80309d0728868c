import type { TokenProblem } from '../http/verify-token.ts'

export class RealtimeError extends Error {
  override name = 'RealtimeError'
  readonly code: string

  constructor(code: string, detail: string) {
    super(detail)
    this.code = code
  }

  get reason(): string {
    return `${this.code}: ${this.message}`
  }
}

export const topicNameRequired = () =>
  new RealtimeError('TopicNameRequired', 'You must provide a topic name')

export const joinTooLong = (part: string) =>
  new RealtimeError('InvalidJoinPayload', `${part} is too long`)

export const tooManyChannels = () =>
  new RealtimeError('ChannelRateLimitReached', 'Too many channels')

export const tooManyJoins = () =>
  new RealtimeError('ClientJoinRateLimitReached', 'Too many joins per second')

export const tooManyMessages = () =>
  new RealtimeError('MessagePerSecondRateLimitReached', 'Too many messages per second')

export const tooManyPresences = () =>
  new RealtimeError('PresenceRateLimitReached', 'Too many presence messages per second')

export const noDatabase = () =>
  new RealtimeError(
    'UnableToConnectToProject',
    'Realtime was unable to connect to the project database',
  )

/** The error for a topic of which the policies on realtime.messages let the person read nothing. */
export const privateChannel = (topic: string) =>
  new RealtimeError(
    'Unauthorized',
    `You do not have permissions to read from this Channel topic: ${topic}`,
  )

/** The error for a new token that may read less than the previous one. */
export const readingRevoked = (topic: string) =>
  new RealtimeError(
    'Unauthorized',
    `You no longer have permission to read from this Channel topic: ${topic}`,
  )

export const missingClaims = () =>
  new RealtimeError('InvalidJWTToken', 'Fields `role` and `exp` are required in JWT')

export const unknownRole = () =>
  new RealtimeError('InvalidJWTToken', 'The role of the token is not one of this project')

export const tokenExpired = () => new RealtimeError('InvalidJWTToken', 'Token has expired')

export function tokenRefused(problem: TokenProblem): RealtimeError {
  switch (problem) {
    case 'expired':
      return tokenExpired()
    case 'signature':
      return new RealtimeError('JwtSignatureError', 'Failed to validate JWT signature')
    case 'no-key':
      return new RealtimeError(
        'JwtSignerError',
        'Failed to generate JWT signer, check your JWT secret or JWKS configuration',
      )
    case 'malformed':
      return new RealtimeError('MalformedJWT', 'The token provided is not a valid JWT')
    case 'no-session':
      return new RealtimeError('InvalidJWTToken', 'The token provided belongs to no session')
    case 'session-ended':
      return new RealtimeError('InvalidJWTToken', 'The session of the token has ended')
    case 'not-yet-valid':
    case 'future':
      return new RealtimeError('InvalidJWTToken', 'The token provided is not valid yet')
  }
}

/** The error for bindings that cannot be served. The channel continues without them. */
export const cannotSubscribe = (detail: string) =>
  new RealtimeError('RealtimeDisabledForConfiguration', detail)
