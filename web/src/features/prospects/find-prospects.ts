import { Inbox } from 'lucide-react'
import { recordTarget } from '../../lib/navigation.ts'
import type { SearchHit } from '../../lib/search-source.ts'
import { currentSession } from '../../lib/session/index.ts'
import { listProspects } from '../../records/prospects/api/list-prospects.ts'
import { nameOf } from './use-settle.ts'

const MAX_HITS = 4

/** Those who wait: who was accepted is found as the client. */
export async function findProspects(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const session = currentSession()
  if (!session) return []
  const waiting = { status: 'waiting', text } as const
  const found = await listProspects(session.user.id, waiting, null, signal, MAX_HITS)
  return found.map((prospect) => ({
    id: prospect.id,
    label: nameOf(prospect),
    detail: prospect.source_name,
    icon: Inbox,
    target: recordTarget('prospectos', prospect.id),
  }))
}
