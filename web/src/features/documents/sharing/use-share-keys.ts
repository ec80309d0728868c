import { emptyToNull } from '@predio/domain/fields'
import { useRef } from 'react'
import { newId } from '../../../lib/new-id.ts'
import { newToken } from '../../../records/public-links/new-token.ts'
import type { ShareFormValues } from './share-schema.ts'

export interface ShareKeys {
  id: string
  token: string
}

interface ShareTerms {
  days: number
  email: string | null
  clientId: string | null
}

interface Attempt extends ShareKeys {
  terms: ShareTerms
}

/**
 * DOC-57: a second attempt after a lost answer reuses id and token. If client, e-mail or expiry have changed, a new link is made, and the
 * earlier one, which may be stored, is revoked.
 */
export function useShareKeys() {
  const attempt = useRef<Attempt>(undefined)
  const abandoned = useRef(new Set<string>())

  function keysFor(values: ShareFormValues): ShareKeys {
    const terms = termsOf(values)
    if (attempt.current && !isEqual(attempt.current.terms, terms)) {
      abandoned.current.add(attempt.current.id)
      attempt.current = undefined
    }
    attempt.current ??= { id: newId(), token: newToken(), terms }
    return attempt.current
  }

  /** If a link cannot be revoked now, it is revoked together with the next one. */
  async function revokeAbandoned(revoke: (id: string) => Promise<void>): Promise<void> {
    for (const id of abandoned.current) {
      await revoke(id)
      abandoned.current.delete(id)
    }
  }

  return { keysFor, revokeAbandoned, finish: () => (attempt.current = undefined) }
}

function termsOf({ days, email, client }: ShareFormValues): ShareTerms {
  return { days, email: emptyToNull(email), clientId: client?.id ?? null }
}

function isEqual(a: ShareTerms, b: ShareTerms): boolean {
  return a.days === b.days && a.email === b.email && a.clientId === b.clientId
}
