import { invalidRequest } from '../_shared/errors.ts'
import { parseUrl } from '../_shared/parse-url.ts'
import { readJson } from '../_shared/read-json.ts'

export interface Question {
  url: URL
  /** Given only to test a connection before it is saved; it may be empty for a site without one. */
  key: string | undefined
  /** Given to bring a listing from a public page: what to read there, from any site. */
  imports: 'page' | 'picture' | undefined
  timeoutMs: number
}

const MAX_URL_LENGTH = 4096
const MAX_KEY_LENGTH = 500
const DEFAULT_TIMEOUT_MS = 15_000
const MAX_TIMEOUT_MS = 30_000

/** From a JSON body, or from the query of a GET, which never carries a key: queries end up in logs. */
export async function readQuestion(request: Request): Promise<Question> {
  const given =
    request.method === 'GET'
      ? Object.fromEntries(new URL(request.url).searchParams)
      : await readJson(request)
  if (request.method === 'GET' && ('key' in given || 'import' in given)) throw invalidRequest()
  return {
    url: readUrl(given['url']),
    key: readKey(given['key']),
    imports: readImports(given),
    timeoutMs: readTimeout(given['timeoutMs']),
  }
}

function readUrl(value: unknown): URL {
  const short = typeof value === 'string' && value.length <= MAX_URL_LENGTH
  const url = short ? parseUrl(value) : undefined
  if (!url) throw invalidRequest('La dirección del sitio no es válida.')
  return url
}

function readKey(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && value.length <= MAX_KEY_LENGTH) return value
  throw invalidRequest()
}

/** Never by a GET, which any page of the web can make a browser send, and never with a key. */
function readImports(given: Record<string, unknown>): Question['imports'] {
  const imports = given['import']
  if (imports === undefined) return undefined
  if ((imports === 'page' || imports === 'picture') && given['key'] === undefined) return imports
  throw invalidRequest()
}

function readTimeout(value: unknown): number {
  if (value === undefined) return DEFAULT_TIMEOUT_MS
  const ms = Number(value)
  if (!Number.isInteger(ms) || ms < 1) throw invalidRequest()
  return Math.min(ms, MAX_TIMEOUT_MS)
}
