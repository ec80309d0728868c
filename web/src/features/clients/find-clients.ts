import { fullName } from '@predio/domain/clients'
import { UserRound } from 'lucide-react'
import { currentSession } from '../../lib/session/index.ts'
import type { Found, SearchHit } from '../../lib/search-source.ts'
import { searchClients, type FoundClient } from '../../records/clients/api/search-clients.ts'
import { recordTarget } from '../../lib/navigation.ts'

const MAX_HITS = 6

export async function findClients(text: string, signal: AbortSignal): Promise<Found> {
  if (!currentSession()) return { hits: [] }
  const { clients, total } = await searchClients(text, MAX_HITS, signal)
  return { hits: clients.map(toHit), more: total - clients.length }
}

function toHit(client: FoundClient): SearchHit {
  const detail = client.email ?? client.phone
  return {
    id: client.id,
    label: fullName(client),
    ...(detail && { detail }),
    icon: UserRound,
    target: recordTarget('clientes', client.id),
  }
}
