/** Decides what the answers of a connection test mean (sections 4, 5 and 8); asks nothing itself. */
import { CONNECTION_ERRORS, type CONNECTION_WARNINGS, connectionStatus } from '../messages.ts'
import { own } from '../source/json.ts'
import { rememberEndpoint, type RestStyle } from './rest-address.ts'
import { codeOf, isJson, refusesKey, type FailureKind, type SiteAnswer } from './site-answer.ts'
import { listItems } from './read-list.ts'
import { carriesListing, POSTS_ENDPOINT } from './candidate-endpoints.ts'

export type ConnectionError =
  | { key: keyof typeof CONNECTION_ERRORS }
  | { key: 'status'; status: number; text: string }
export type ConnectionWarning = keyof typeof CONNECTION_WARNINGS

export interface ConnectionVerdict {
  isValid: boolean
  hasPropertiesEndpoint: boolean
  /** What settings remember, with the style in it (see parseEndpoint). */
  endpoint: string | null
  error: ConnectionError | null
  warning: ConnectionWarning | null
}

/** What the index says: go on, ask again by parameter, or stop. */
export type IndexVerdict =
  | { next: 'probe' }
  | { next: 'try-plain' }
  | { next: 'stop'; error: ConnectionError }

const FAILURES: Readonly<Record<FailureKind, keyof typeof CONNECTION_ERRORS>> = {
  refused: 'unreachable',
  dns: 'unreachable',
  timeout: 'timeout',
  tls: 'other',
  blocked: 'other',
  other: 'other',
}

/** The answer of /wp-json, or of ?rest_route=/ once the first said 'try-plain'. */
export function judgeIndex(answer: SiteAnswer, style: RestStyle = 'pretty'): IndexVerdict {
  if (answer.kind === 'failure') return { next: 'stop', error: { key: FAILURES[answer.failure] } }
  const { status } = answer
  if (status === 401 || refusesKey(answer)) return stop('key-refused')
  if (status === 403) return stop('forbidden')
  if (status >= 200 && status < 300 && isIndex(answer)) return { next: 'probe' }
  // Plain permalinks: the home page, a redirect to it or the server's own 404 stand at /wp-json.
  const isAbsent = status < 400 || status === 404
  if (isAbsent) return style === 'pretty' ? { next: 'try-plain' } : stop('rest-missing')
  return {
    next: 'stop',
    error: { key: 'status', status, text: answer.statusText ?? '' },
  }
}

function stop(key: keyof typeof CONNECTION_ERRORS): IndexVerdict {
  return { next: 'stop', error: { key } }
}

/** Asked with `_fields`, the index may hold any part of itself; a list or an error is none. */
function isIndex(answer: SiteAnswer): boolean {
  if (answer.kind === 'failure' || !isJson(answer) || codeOf(answer) !== null) return false
  return ['namespaces', 'routes', 'name', 'authentication'].some(
    (key) => own(answer.json, key) !== undefined,
  )
}

export type ProbeVerdict = 'found' | 'absent' | 'key-refused' | 'forbidden'

/** What one candidate endpoint, asked for one item, came back with. */
export function judgeProbe(endpoint: string, answer: SiteAnswer): ProbeVerdict {
  if (answer.kind === 'failure') return 'absent'
  if (answer.status === 401 || refusesKey(answer)) return 'key-refused'
  if (answer.status === 403) return 'forbidden'
  const items = answer.status === 200 && isJson(answer) ? listItems(answer.json) : null
  if (items === null) return 'absent'
  return endpoint === POSTS_ENDPOINT && !items.some(carriesListing) ? 'absent' : 'found'
}

/** What /wp/v2/users/me says of the key while the list is readable. */
export function judgeKey(
  user: SiteAnswer,
  index: SiteAnswer,
): 'refused' | ConnectionWarning | null {
  if (refusesKey(user)) return 'refused'
  // A route that security plug-ins took away, or a failure, says nothing about the key.
  if (user.kind === 'failure' || user.status !== 401) return null
  const methods = index.kind === 'answer' ? own(index.json, 'authentication') : undefined
  const isOff = Array.isArray(methods) && methods.length === 0
  return isOff ? 'application-passwords-off' : 'key-not-confirmed'
}

export interface ConnectionAnswers {
  /** The index that was readable, or the last one asked. */
  index: SiteAnswer
  style: RestStyle
  /** The probes made, in order, up to the first that was found. */
  probes: readonly { endpoint: string; answer: SiteAnswer }[]
  /** Only when a key was given. */
  user?: SiteAnswer
}

export function judgeConnection(answers: ConnectionAnswers): ConnectionVerdict {
  const { index, style, probes, user } = answers
  const start = judgeIndex(index, style)
  if (start.next === 'stop') return invalid(start.error)
  if (start.next === 'try-plain') return invalid({ key: 'rest-missing' })
  const key = user ? judgeKey(user, index) : null
  if (key === 'refused') return invalid({ key: 'key-refused' })
  const verdicts = probes.map(({ endpoint, answer }) => judgeProbe(endpoint, answer))
  const found = probes[verdicts.indexOf('found')]
  if (found) return valid(rememberEndpoint(found.endpoint, style), key)
  const refusal = verdicts.find((verdict) => verdict === 'key-refused' || verdict === 'forbidden')
  return refusal === undefined ? valid(null, key) : invalid({ key: refusal })
}

function invalid(error: ConnectionError): ConnectionVerdict {
  return { isValid: false, hasPropertiesEndpoint: false, endpoint: null, error, warning: null }
}

function valid(endpoint: string | null, warning: ConnectionWarning | null): ConnectionVerdict {
  const hasPropertiesEndpoint = endpoint !== null
  const error: ConnectionError | null = hasPropertiesEndpoint ? null : { key: 'no-endpoint' }
  return { isValid: true, hasPropertiesEndpoint, endpoint, error, warning }
}

export function connectionErrorText(error: ConnectionError): string {
  return error.key === 'status'
    ? connectionStatus(error.status, error.text)
    : CONNECTION_ERRORS[error.key]
}
