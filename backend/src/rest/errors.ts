interface ErrorBody {
  code: string
  message: string
  details?: unknown
  hint?: string | null
}

export class RestError extends Error {
  override name = 'RestError'
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, body: ErrorBody, headers: Readonly<Record<string, string>> = {}) {
    super(body.message)
    this.status = status
    this.code = body.code
    this.details = body.details ?? null
    this.hint = body.hint ?? null
    this.headers = headers
  }
}

export function unparsable(what: string, text: string, column: number, details: string): RestError {
  const message = `"failed to parse ${what} (${text})" (line 1, column ${column})`
  return new RestError(400, { code: 'PGRST100', message, details })
}

export function overLimit(details: string): RestError {
  return new RestError(400, { code: 'PGRST100', message: 'The request asks for too much', details })
}

export function urlTooLong(limit: number): RestError {
  const details = `The URL may have at most ${limit} characters`
  return new RestError(414, { code: 'PGRST100', message: 'URI too long', details })
}

export function bodyTooLarge(limit: number): RestError {
  const details = `The body may have at most ${limit} bytes`
  return new RestError(413, { code: 'PGRST102', message: 'Request body too large', details })
}

export function bodyTooComplex(details: string): RestError {
  return new RestError(413, { code: 'PGRST102', message: 'Request body too complex', details })
}

export function answerTooLarge(limit: number): RestError {
  const details = `The answer may have at most ${limit} bytes`
  const hint = 'Ask for fewer rows or columns.'
  return new RestError(413, { code: 'PGRST102', message: 'Answer too large', details, hint })
}

export function tooManyRequests(): RestError {
  const details = 'Requests of one account run a few at a time; too many of them are waiting'
  const body = {
    code: 'PGRST003',
    message: 'Too many requests',
    details,
    hint: 'Try again in a moment.',
  }
  return new RestError(429, body, { 'Retry-After': '5' })
}

export function invalidRpcMethod(method: string): RestError {
  return new RestError(405, { code: 'PGRST101', message: `Cannot use the ${method} method on RPC` })
}

export function invalidBody(message: string): RestError {
  return new RestError(400, { code: 'PGRST102', message })
}

export function rangeNotSatisfiable(
  details: string,
  headers: Record<string, string> = {},
): RestError {
  const message = 'Requested range not satisfiable'
  return new RestError(416, { code: 'PGRST103', message, details }, headers)
}

export function offsetBeyondEnd(offset: number, total: number): RestError {
  const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
  return rangeNotSatisfiable(details, { 'Content-Range': `*/${total}` })
}

export function invalidPutFilters(): RestError {
  const message = "Filters must include all and only primary key columns with 'eq' operators"
  return new RestError(405, { code: 'PGRST105', message })
}

export function unacceptableSchema(schema: string, exposed: readonly string[]): RestError {
  const hint = `Only the following schemas are exposed: ${exposed.join(', ')}`
  return new RestError(406, { code: 'PGRST106', message: `Invalid schema: ${schema}`, hint })
}

export function unacceptableMediaTypes(types: readonly string[]): RestError {
  const message = `None of these media types are available: ${types.join(', ')}`
  return new RestError(406, { code: 'PGRST107', message })
}

export function notEmbedded(resource: string): RestError {
  return new RestError(400, {
    code: 'PGRST108',
    message: `'${resource}' is not an embedded resource in this request`,
    hint: `Verify that '${resource}' is included in the 'select' query parameter.`,
  })
}

export function invalidResponseHeaders(): RestError {
  const message =
    'response.headers guc must be a JSON array composed of objects with a single key and a string value'
  return new RestError(500, { code: 'PGRST111', message })
}

export function invalidResponseStatus(): RestError {
  return new RestError(500, {
    code: 'PGRST112',
    message: 'response.status guc must be a valid status code',
  })
}

export function putWithRange(): RestError {
  const message = 'limit/offset querystring parameters are not allowed for PUT'
  return new RestError(400, { code: 'PGRST114', message })
}

export function putKeyMismatch(): RestError {
  const message = 'Payload values do not match URL in primary key column(s)'
  return new RestError(400, { code: 'PGRST115', message })
}

export function notSingular(rows: number): RestError {
  return new RestError(406, {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  })
}

export function unsupportedMethod(method: string): RestError {
  return new RestError(405, { code: 'PGRST117', message: `Unsupported HTTP method: ${method}` })
}

export function relatedOrderNotToOne(origin: string, target: string): RestError {
  return new RestError(400, {
    code: 'PGRST118',
    message: `A related order on '${target}' is not possible`,
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  })
}

export function unacceptableEmbedFilter(target: string): RestError {
  return new RestError(400, {
    code: 'PGRST120',
    message: `Bad operator on the '${target}' embedded resource`,
    details: 'Only is null or not is null filters are allowed on embedded resources',
  })
}

export function invalidPreferences(preferences: readonly string[]): RestError {
  return new RestError(400, {
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${preferences.join(', ')}`,
  })
}

export function tooManyAffected(rows: number): RestError {
  return new RestError(400, {
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  })
}

export function invalidPath(): RestError {
  return new RestError(404, { code: 'PGRST125', message: 'Invalid path specified in request URL' })
}

export function rootDisabled(): RestError {
  return new RestError(404, { code: 'PGRST126', message: 'Root endpoint metadata is disabled' })
}

export function notImplemented(details: string): RestError {
  return new RestError(400, { code: 'PGRST127', message: 'Feature not implemented', details })
}

export function maxAffectedNeedsSet(): RestError {
  const message =
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict'
  return new RestError(400, { code: 'PGRST128', message })
}
