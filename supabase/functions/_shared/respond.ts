import type { FunctionError } from './errors.ts'

/** Answers contain private or short-lived data, so no cache may store them. */
export function respondJson(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): Response {
  return respondText(JSON.stringify(body), status, headers)
}

export function respondText(
  json: string,
  status: number,
  headers: Record<string, string>,
): Response {
  return new Response(json, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...headers,
    },
  })
}

export function renderError(error: FunctionError): Response {
  return respondJson(
    { error: error.code, message: error.message, ...error.details },
    error.status,
    error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) },
  )
}
