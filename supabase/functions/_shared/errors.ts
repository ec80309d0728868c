export class FunctionError extends Error {
  override name = 'FunctionError'
  readonly status: number
  readonly code: string
  readonly retryAfter: number | undefined
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    code: string,
    message: string,
    extra: { retryAfter?: number; details?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = extra.retryAfter
    this.details = extra.details ?? {}
  }
}

export const invalidRequest = (message = 'La solicitud no es válida.') =>
  new FunctionError(400, 'invalid_request', message)

export const unauthorized = () =>
  new FunctionError(401, 'unauthorized', 'Tu sesión terminó. Inicia sesión de nuevo.')

export const secondFactorRequired = () =>
  new FunctionError(
    403,
    'second_factor_required',
    'Falta el segundo paso: escribe el código de tu aplicación de autenticación.',
  )

export const methodNotAllowed = () =>
  new FunctionError(405, 'method_not_allowed', 'Esta operación no admite ese método.')

export const bodyTooLarge = () =>
  new FunctionError(413, 'body_too_large', 'La solicitud es demasiado grande.')

export const tooManyRequests = (retryAfter: number) =>
  new FunctionError(
    429,
    'rate_limited',
    'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
    { retryAfter },
  )

export const inboxFull = () =>
  new FunctionError(503, 'inbox_full', 'Este buzón está lleno por ahora. Intenta más tarde.', {
    retryAfter: 3600,
  })

export const timeIsUp = () =>
  new FunctionError(504, 'time_limit', 'La operación tardó demasiado. Intenta de nuevo.')

export const unexpected = () =>
  new FunctionError(500, 'internal_error', 'Ocurrió un error inesperado. Intenta de nuevo.')

export const functionNotFound = () =>
  new FunctionError(404, 'function_not_found', 'Esta función no existe.')
