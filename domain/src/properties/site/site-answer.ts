import { own } from '../source/json.ts'

/** Kinds as the proxy tells them; a browser's own fetch knows only 'timeout' and 'other'. */
export type FailureKind = 'refused' | 'dns' | 'timeout' | 'tls' | 'blocked' | 'other'

/** What one step of the connection test came back with. */
export type SiteAnswer =
  | {
      kind: 'answer'
      status: number
      statusText?: string
      contentType?: string | null
      /** WordPress' error code, where only that is known. */
      code?: string | null
      /** The body where it is JSON, undefined where it is not. */
      json?: unknown
    }
  | { kind: 'failure'; failure: FailureKind }

/** Refusals of the key itself, on whatever route they come. */
const KEY_CODES = new Set(['incorrect_password', 'invalid_username', 'invalid_email'])

export function codeOf(answer: SiteAnswer): string | null {
  if (answer.kind === 'failure') return null
  const code = answer.code ?? own(answer.json, 'code')
  return typeof code === 'string' ? code : null
}

export function refusesKey(answer: SiteAnswer): boolean {
  return KEY_CODES.has(codeOf(answer) ?? '')
}

/** A 200 with a page means that nothing of the REST API is there: the home page answers everything. */
export function isJson(answer: SiteAnswer): boolean {
  if (answer.kind === 'failure' || answer.json === undefined) return false
  return answer.contentType == null || /json/i.test(answer.contentType)
}
