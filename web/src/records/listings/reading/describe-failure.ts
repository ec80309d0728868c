import {
  connectionErrorText,
  type ConnectionError,
  type FailureKind,
  type SiteAnswer,
} from '@predio/domain/properties'
import { KeyUnreadable } from '../../../lib/saved-keys.ts'
import { adviceFor, messages } from '../messages.ts'
import { ReadingFailure, textOf, wordpressCode } from './reading-failure.ts'

export interface Problem {
  text: string
  advice: string
}

const MAX_TEXT = 200

const KEYS: Readonly<Record<FailureKind, 'unreachable' | 'timeout' | 'other'>> = {
  refused: 'unreachable',
  dns: 'unreachable',
  timeout: 'timeout',
  tls: 'other',
  blocked: 'other',
  other: 'other',
}

/** SITE-20: the failure of the connection is described first, else the site's own message is shown, else the fallback. */
export function describeFailure(error: unknown, fallback: string): Problem {
  if (error instanceof KeyUnreadable) {
    return { text: messages.keyUnreadable, advice: messages.keyUnreadableAdvice }
  }
  if (!(error instanceof ReadingFailure)) return { text: fallback, advice: messages.retryAdvice }
  const { answer } = error
  const known = knownError(answer)
  if (known) return describeConnection(known)
  if (wordpressCode(answer) === 'rest_no_route') {
    return { text: messages.noEndpoint, advice: messages.testAdvice }
  }
  return { text: serverMessage(answer) ?? fallback, advice: messages.retryAdvice }
}

export function describeReading(error: unknown): Problem {
  const isOfSite = error instanceof ReadingFailure
  return describeFailure(error, isOfSite ? messages.listFailed : messages.loadFailed)
}

export function describeConnection(error: ConnectionError): Problem {
  return { text: connectionErrorText(error), advice: adviceFor(error) }
}

function knownError(answer: SiteAnswer): ConnectionError | null {
  if (answer.kind === 'failure') return { key: KEYS[answer.failure] }
  if (answer.status === 401) return { key: 'key-refused' }
  return answer.status === 403 ? { key: 'forbidden' } : null
}

/** Some messages of WordPress contain markup, of which only the text is shown. */
function serverMessage(answer: SiteAnswer): string | undefined {
  if (answer.kind === 'failure') return undefined
  const text = textOf(answer.json, 'message')
    ?.replace(/<[^>]*>/g, '')
    .trim()
  return text ? text.slice(0, MAX_TEXT) : undefined
}
