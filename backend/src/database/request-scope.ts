import { searchPathOf } from './search-path.ts'
import type { RequestScope } from './types.ts'

const SETTINGS = [
  'search_path',
  'role',
  'request.jwt.claims',
  'request.method',
  'request.path',
  'request.headers',
]

const SCOPE_TEXT = scopeText(SETTINGS)
const SCOPE_TEXT_WITH_ZONE = scopeText([...SETTINGS, 'timezone'])
const SCOPE_TEXT_WITH_TIMEOUT = scopeText([...SETTINGS, 'statement_timeout'])

/**
 * Gives a connection the role and settings of a request with one statement. Every setting is local to the transaction and every value is a
 * parameter. A failure aborts the transaction, so nothing runs under the wrong role.
 */
export function scopeStatement(scope: RequestScope): {
  name: string
  text: string
  values: string[]
} {
  const values = [
    searchPathOf(scope.schema ?? 'public'),
    scope.role,
    typeof scope.claims === 'function' ? scope.claims() : scope.claims,
    scope.method,
    scope.path,
    scope.headers,
  ]
  if (scope.timeoutMs !== undefined)
    return {
      name: 'predio_scope_timeout',
      text: SCOPE_TEXT_WITH_TIMEOUT,
      values: [...values, `${scope.timeoutMs}`],
    }
  return scope.timeZone === undefined
    ? { name: 'predio_scope', text: SCOPE_TEXT, values }
    : { name: 'predio_scope_zone', text: SCOPE_TEXT_WITH_ZONE, values: [...values, scope.timeZone] }
}

function scopeText(settings: string[]): string {
  return `select ${settings.map((setting, i) => `set_config('${setting}', $${i + 1}, true)`).join(', ')}`
}
