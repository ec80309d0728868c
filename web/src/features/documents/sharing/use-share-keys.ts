import { emptyToNull } from '@predio/domain/fields'
import { useRef } from 'react'
import { newId } from '../../../lib/new-id.ts'
import { newToken } from './new-token.ts'
import type { ShareFormValues } from './share-schema.ts'

export interface ShareKeys {
  id: string
  token: string
}

interface Attempt extends ShareKeys {
  terms: string
}

/**
 * The id and token of the next link. A second try after a lost answer has the same ones; with another client, e-mail or
 * expiry it is another link, and the one before, which may have arrived, is for nobody.
 */
export function useShareKeys() {
  const attempt = useRef<Attempt>(undefined)
  const forNobody = useRef(new Set<string>())

  function keysFor(values: ShareFormValues): ShareKeys {
    const terms = termsOf(values)
    if (attempt.current && attempt.current.terms !== terms) {
      forNobody.current.add(attempt.current.id)
      attempt.current = undefined
    }
    attempt.current ??= { id: newId(), token: newToken(), terms }
    return attempt.current
  }

  /** Ends those that were given up; one that cannot be ended now waits for the next try. */
  async function endGivenUp(revoke: (id: string) => Promise<void>): Promise<void> {
    for (const id of forNobody.current) {
      await revoke(id)
      forNobody.current.delete(id)
    }
  }

  return { keysFor, endGivenUp, finish: () => (attempt.current = undefined) }
}

/** What the link's row says; the message goes beside it. */
function termsOf({ days, email, client }: ShareFormValues): string {
  return JSON.stringify([days, emptyToNull(email), client?.id ?? null])
}
