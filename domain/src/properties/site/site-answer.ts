import { own } from '../source/json.ts'

/** Kinds as the proxy tells them; a browser's own fetch knows only 'timeout' and 'other'. */
export type FailureKind = 'refused' | 'dns' | 'timeout' | 'tls' | 'blocked' | 'other'

/** What one step of the connection test came back with. */
export type SiteAnswer =
  | {
      kind: 'answer'
      status: number
      statusText?: string
      /** WordPress' error code, where only that is known. */
      code?: string | null
      /** The body where it is JSON (see parseSiteJson), undefined where it is a page. */
      json?: unknown
      /** The address that answered, where the site led from the one that was asked to another. */
      redirectedTo?: string | null
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
