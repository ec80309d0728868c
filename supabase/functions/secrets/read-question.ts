import { invalidRequest } from '../_shared/errors.ts'
import type { SecretName } from '../_shared/secrets/binding.ts'
import { keyTooLong } from './errors.ts'

/** A new value, or null to remove the stored one. */
export type Changes = Partial<Record<Exclude<SecretName, 'notice'>, string | null>>

export type Question =
  | { action: 'describe' }
  | { action: 'save'; changes: Changes }
  | { action: 'read'; name: SecretName; text: string }

const MAX_LENGTH = 500

export function readQuestion(given: Record<string, unknown>): Question {
  const { action, name, text = '', ...rest } = given
  if (action === 'describe') return { action }
  if (action === 'save') {
    const changes: Changes = {
      ...('site' in rest && { site: readChange(rest['site']) }),
      ...('ai' in rest && { ai: readChange(rest['ai']) }),
    }
    if (Object.keys(changes).length === 0) throw invalidRequest()
    return { action, changes }
  }
  const isKnown = name === 'site' || name === 'ai' || name === 'notice'
  if (action === 'read' && isKnown && typeof text === 'string') {
    return { action, name, text }
  }
  throw invalidRequest()
}

function readChange(value: unknown): string | null {
  if (value === null) return null
  if (typeof value !== 'string') throw invalidRequest()
  const secret = value.trim()
  if (secret.length > MAX_LENGTH) throw keyTooLong()
  return secret || null
}
