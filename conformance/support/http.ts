import { publishableKey, url } from './context.ts'

export interface Request {
  method?: string
  /** Without a value the publishable key is sent; `null` sends none. */
  key?: string | null
  bearer?: string
  headers?: Record<string, string>
  body?: unknown
}

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: unknown
}

export async function raw(path: string, request: Request = {}): Promise<Answer> {
  const { method = 'GET', key = publishableKey, bearer, body } = request
  const headers = new Headers(request.headers)
  if (key !== null) headers.set('apikey', key)
  if (bearer !== undefined) headers.set('authorization', `Bearer ${bearer}`)
  const sent = isRawBody(body) ? body : JSON.stringify(body)
  if (typeof sent === 'string' && !headers.has('content-type'))
    headers.set('content-type', 'application/json')
  const response = await fetch(`${url}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(sent !== undefined && { body: sent, duplex: 'half' }),
  })
  const text = await response.text()
  const isJson = text !== '' && /[/+]json/.test(response.headers.get('content-type') ?? '')
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: isJson ? JSON.parse(text) : undefined,
  }
}

function isRawBody(body: unknown): body is string | Blob | FormData | Uint8Array | ReadableStream {
  return (
    typeof body === 'string' ||
    body instanceof Blob ||
    body instanceof FormData ||
    body instanceof Uint8Array ||
    body instanceof ReadableStream
  )
}

export function rest(path: string, request?: Request): Promise<Answer> {
  return raw(`/rest/v1${path}`, request)
}

export function auth(path: string, request?: Request): Promise<Answer> {
  return raw(`/auth/v1${path}`, request)
}

export function storage(path: string, request?: Request): Promise<Answer> {
  return raw(`/storage/v1${path}`, request)
}

export function functions(path: string, request?: Request): Promise<Answer> {
  return raw(`/functions/v1${path}`, request)
}

/** With this header auth-js requests the present form of error bodies. */
export const API_VERSION = { 'x-supabase-api-version': '2024-01-01' }
