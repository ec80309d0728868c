import { CONNECTION_ERRORS, type CONNECTION_WARNINGS, connectionStatus } from '../messages.ts'
import { own } from '../source/json.ts'
import { rememberEndpoint, type RestStyle } from './rest-address.ts'
import { mayCarryKey } from './may-carry-key.ts'
import { movedSite } from './moved-site.ts'
import { codeOf, refusesKey, type FailureKind, type SiteAnswer } from './site-answer.ts'
import { listItems } from './read-list.ts'
import { carriesListing, POSTS_ENDPOINT } from './candidate-endpoints.ts'

/**
 * 'rejected': the site says that the key is wrong. 'moved': the site has moved, and keys are not sent to another address. 'withheld': the
 * key was not sent over http. 'passwords-off': the site has no application passwords. 'unrecognised': the site asks for a key and did not
 * recognise this one.
 */
export type KeyCause = 'rejected' | 'moved' | 'withheld' | 'passwords-off' | 'unrecognised'

export type ConnectionError =
  | { key: 'key-refused'; cause?: KeyCause }
  | { key: Exclude<keyof typeof CONNECTION_ERRORS, 'key-refused'> }
  | { key: 'status'; status: number; text: string }
type ConnectionWarning = keyof typeof CONNECTION_WARNINGS

export interface ConnectionVerdict {
  isValid: boolean
  hasPropertiesEndpoint: boolean
  endpoint: string | null
  error: ConnectionError | null
  warning: ConnectionWarning | null
  movedTo: string | null
}

/** The connection test continues, tries the plain form of address, or stops. */
export type IndexVerdict =
  | { next: 'probe' }
  | { next: 'try-plain' }
  | { next: 'stop'; error: ConnectionError | 'key' }

const FAILURES: Readonly<Record<FailureKind, 'unreachable' | 'timeout' | 'other'>> = {
  refused: 'unreachable',
  dns: 'unreachable',
  timeout: 'timeout',
  tls: 'other',
  blocked: 'other',
  other: 'other',
}

/** If the verdict on /wp-json was 'try-plain', the index is requested again with ?rest_route=/. */
export function judgeIndex(answer: SiteAnswer, style: RestStyle = 'pretty'): IndexVerdict {
  if (answer.kind === 'failure') return { next: 'stop', error: { key: FAILURES[answer.failure] } }
  const { status } = answer
  if (status === 401 || refusesKey(answer)) return { next: 'stop', error: 'key' }
  if (status === 403) return { next: 'stop', error: { key: 'forbidden' } }
  if (status >= 200 && status < 300 && isIndex(answer)) return { next: 'probe' }
  const isAbsent = status < 400 || status === 404
  if (!isAbsent) {
    return { next: 'stop', error: { key: 'status', status, text: answer.statusText ?? '' } }
  }
  return style === 'pretty'
    ? { next: 'try-plain' }
    : { next: 'stop', error: { key: 'rest-missing' } }
}

/** With `_fields` the index may contain any part of its fields, but it is never a list or an error. */
function isIndex(answer: SiteAnswer): boolean {
  if (answer.kind === 'failure' || codeOf(answer) !== null) return false
  return ['namespaces', 'routes', 'name', 'authentication'].some(
    (key) => own(answer.json, key) !== undefined,
  )
}

export type ProbeVerdict = 'found' | 'absent' | 'key-refused' | 'forbidden'

export function judgeProbe(endpoint: string, answer: SiteAnswer): ProbeVerdict {
  if (answer.kind === 'failure') return 'absent'
  if (answer.status === 401 || refusesKey(answer)) return 'key-refused'
  if (answer.status === 403) return 'forbidden'
  const items = answer.status === 200 ? listItems(answer.json) : null
  if (items === null) return 'absent'
  return endpoint === POSTS_ENDPOINT && !items.some(carriesListing) ? 'absent' : 'found'
}

function judgeKey(user: SiteAnswer, index: SiteAnswer): 'rejected' | ConnectionWarning | null {
  if (refusesKey(user)) return 'rejected'
  // If a security plug-in removed the route, or the request failed, the answer tells nothing about the key.
  if (user.kind === 'failure' || user.status !== 401) return null
  return hasPasswordsOff(index) ? 'application-passwords-off' : 'key-not-confirmed'
}

function hasPasswordsOff(index: SiteAnswer): boolean {
  const methods = index.kind === 'answer' ? own(index.json, 'authentication') : undefined
  return Array.isArray(methods) && methods.length === 0
}

export interface ConnectionAnswers {
  siteUrl: string
  hasKey: boolean
  index: SiteAnswer
  style: RestStyle
  probes: readonly { endpoint: string; answer: SiteAnswer }[]
  user?: SiteAnswer
}

export function judgeConnection(answers: ConnectionAnswers): ConnectionVerdict {
  const { index, style, probes, user } = answers
  const movedTo = whereTo(answers)
  const invalid = (error: ConnectionError): ConnectionVerdict => ({
    isValid: false,
    hasPropertiesEndpoint: false,
    endpoint: null,
    error,
    warning: null,
    movedTo,
  })
  const start = judgeIndex(index, style)
  if (start.next === 'try-plain') return invalid({ key: 'rest-missing' })
  if (start.next === 'stop') {
    return invalid(start.error === 'key' ? blameKey(answers, index, movedTo) : start.error)
  }
  if (user && judgeKey(user, index) === 'rejected') {
    return invalid({ key: 'key-refused', cause: 'rejected' })
  }
  const verdicts = probes.map(({ endpoint, answer }) => judgeProbe(endpoint, answer))
  const found = probes[verdicts.indexOf('found')]
  const warning = warnOfKey(answers, movedTo)
  if (found) {
    const endpoint = rememberEndpoint(found.endpoint, style)
    return { isValid: true, hasPropertiesEndpoint: true, endpoint, error: null, warning, movedTo }
  }
  const at = verdicts.findIndex((verdict) => verdict === 'key-refused' || verdict === 'forbidden')
  const refusal = probes[at]
  if (!refusal) {
    const error: ConnectionError = { key: 'no-endpoint' }
    return { ...invalid(error), isValid: true, warning }
  }
  if (verdicts[at] === 'forbidden') return invalid({ key: 'forbidden' })
  return invalid(blameKey(answers, refusal.answer, movedTo))
}

/** A key is never sent over http or to another host, which may explain why the site did not see the key. */
function blameAddress(
  { siteUrl, hasKey }: ConnectionAnswers,
  movedTo: string | null,
): 'moved' | 'withheld' | null {
  if (!hasKey) return null
  if (movedTo !== null && mayCarryKey(movedTo)) return 'moved'
  return mayCarryKey(movedTo ?? siteUrl) ? null : 'withheld'
}

function blameKey(
  answers: ConnectionAnswers,
  answer: SiteAnswer,
  movedTo: string | null,
): ConnectionError {
  if (!answers.hasKey) return { key: 'key-missing' }
  if (refusesKey(answer)) return { key: 'key-refused', cause: 'rejected' }
  const cause = blameAddress(answers, movedTo)
  if (cause) return { key: 'key-refused', cause }
  return {
    key: 'key-refused',
    cause: hasPasswordsOff(answers.index) ? 'passwords-off' : 'unrecognised',
  }
}

function warnOfKey(answers: ConnectionAnswers, movedTo: string | null): ConnectionWarning | null {
  const { user, index } = answers
  // The site accepted the key, so the key was not lost on the way.
  if (user?.kind === 'answer' && user.status === 200) return null
  const cause = blameAddress(answers, movedTo)
  if (cause) return cause === 'moved' ? 'key-not-forwarded' : 'key-withheld'
  const verdict = user ? judgeKey(user, index) : null
  return verdict === 'rejected' ? null : verdict
}

function whereTo({ siteUrl, index, probes, user }: ConnectionAnswers): string | null {
  const answers = [index, ...probes.map(({ answer }) => answer), ...(user ? [user] : [])]
  for (const answer of answers) {
    const moved = movedSite(siteUrl, answer)
    if (moved !== null) return moved
  }
  return null
}

export function connectionErrorText(error: ConnectionError): string {
  return error.key === 'status'
    ? connectionStatus(error.status, error.text)
    : CONNECTION_ERRORS[error.key]
}
