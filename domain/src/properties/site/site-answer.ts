import { own } from '../source/json.ts'

/** The site proxy reports every kind; a browser's fetch can tell only 'timeout' and 'other'. */
export type FailureKind = 'refused' | 'dns' | 'timeout' | 'tls' | 'blocked' | 'other'

export type SiteAnswer =
  | {
      kind: 'answer'
      status: number
      statusText?: string
      code?: string | null
      json?: unknown
      redirectedTo?: string | null
    }
  | { kind: 'failure'; failure: FailureKind }

const KEY_CODES = new Set(['incorrect_password', 'invalid_username', 'invalid_email'])

export function codeOf(answer: SiteAnswer): string | null {
  if (answer.kind === 'failure') return null
  const code = answer.code ?? own(answer.json, 'code')
  return typeof code === 'string' ? code : null
}

export function refusesKey(answer: SiteAnswer): boolean {
  return KEY_CODES.has(codeOf(answer) ?? '')
}
