import type { ViewEntity } from '@predio/domain/views'
import { SlidersHorizontal } from 'lucide-react'
import { queryClient } from '../lib/data/query-client.ts'
import { matchWords } from '../lib/match-words.ts'
import { viewTarget } from '../lib/navigation.ts'
import type { Found } from '../lib/search-source.ts'
import { currentSession } from '../lib/session/index.ts'
import { viewsQuery } from '../capabilities/views/api/list-views.ts'
import { KINDS, textOf } from '../capabilities/views/use-view-address.ts'
import { messages } from './messages.ts'

const LISTS: Record<ViewEntity, string> = messages.viewLists

/** SEARCH-12: saved views are found by their own name or by their list's. */
export async function findViews(text: string): Promise<Found> {
  const session = currentSession()
  if (!session) return { hits: [] }
  const views = await queryClient.ensureQueryData(viewsQuery(session.user.id))
  const named = views.map((view) => ({
    view,
    label: view.name,
    keywords: `${messages.view} ${LISTS[view.entity]}`,
  }))
  return {
    hits: matchWords(named, text).map(({ view, label }) => ({
      id: view.id,
      label,
      detail: LISTS[view.entity],
      icon: SlidersHorizontal,
      target: viewTarget(KINDS[view.entity], textOf(view)),
    })),
  }
}
