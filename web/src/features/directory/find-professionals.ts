import { formatPhone } from '@predio/domain/phones'
import { filterProfessionals, PROFESSION_LABELS } from '@predio/domain/professionals'
import { ContactRound } from 'lucide-react'
import { queryClient } from '../../lib/data/query-client.ts'
import { currentSession } from '../../lib/session/index.ts'
import { matchWords } from '../../lib/match-words.ts'
import type { SearchHit } from '../../lib/search-source.ts'
import {
  professionalsQuery,
  type Professional,
} from '../../records/professionals/api/list-professionals.ts'
import { recordTarget } from '../../lib/navigation.ts'

const MAX_HITS = 4
/** Within this time the list is not read again for another letter. */
const FRESH_MS = 30_000

export async function findProfessionals(text: string): Promise<SearchHit[]> {
  const session = currentSession()
  if (!session) return []
  const all = await queryClient.fetchQuery({
    ...professionalsQuery(session.user.id),
    staleTime: FRESH_MS,
  })
  const findable = all.map((professional) => ({
    professional,
    label: professional.name,
    keywords: describe(professional),
  }))
  const named = matchWords(findable, text).map(({ professional }) => professional)
  // The search of the directory also finds telephone numbers.
  const found = named.length > 0 ? named : filterProfessionals(all, { text })
  return found.slice(0, MAX_HITS).map(toHit)
}

function describe({ profession, specialty, phone }: Professional): string {
  return [PROFESSION_LABELS[profession], specialty, formatPhone(phone)].filter(Boolean).join(' · ')
}

function toHit(professional: Professional): SearchHit {
  const { id, name } = professional
  return {
    id,
    label: name,
    detail: describe(professional),
    icon: ContactRound,
    target: recordTarget('profesionales', id),
  }
}
