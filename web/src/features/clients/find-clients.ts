import { fullName } from '@predio/domain/clients'
import { UserRound } from 'lucide-react'
import { currentSession } from '../../lib/session/index.ts'
import type { SearchHit } from '../search/index.ts'
import { searchClients, type FoundClient } from './api/search-clients.ts'
import { clientTarget } from './place.ts'

const MAX_HITS = 6

export async function findClients(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  if (!currentSession()) return []
  const { clients } = await searchClients(text, MAX_HITS, signal)
  return clients.map(toHit)
}

function toHit(client: FoundClient): SearchHit {
  const detail = client.email ?? client.phone
  return {
    id: client.id,
    label: fullName(client),
    ...(detail && { detail }),
    icon: UserRound,
    target: clientTarget(client.id),
  }
}
