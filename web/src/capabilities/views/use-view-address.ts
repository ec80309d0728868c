import type { ViewEntity } from '@predio/domain/views'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { readDraft } from '../../lib/drafts.ts'
import {
  currentLocation,
  isOfList,
  readListAddress,
  viewTarget,
  type ViewedKind,
} from '../../lib/navigation.ts'
import { readPreference } from '../../lib/preferences.ts'
import { useUser } from '../../lib/session/index.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { DEFAULTS, useSavedViews, type SavedView } from './api/list-views.ts'

export const VIEW_PARAMETER = 'vista'

export const KINDS: Record<ViewEntity, ViewedKind> = {
  clients: 'clientes',
  opportunities: 'oportunidades',
  tasks: 'tareas',
  interactions: 'interacciones',
  documents: 'documentos',
  listings: 'propiedades',
}

/** Keys of history entries that showed the whole list, so that Back to such an entry shows it again instead of the tab's last view. */
const shownWhole = new Set<string>()

interface Opening {
  start: string
  /** If false, saved views are used only after another screen has read them. */
  isAsked: boolean
}

export interface ViewAddress {
  kind: ViewedKind
  views: readonly SavedView[] | undefined
  text: string
  go: (text: string, options?: { replace: true }) => void
  /** Must be called when the person follows a link, so that the list does not set its own address afterwards. */
  onLeave: () => void
}

/** VIEW-09: the address names the view; without one, the tab's last view or the list's default view is shown. */
export function useViewAddress(entity: ViewEntity, { start, isAsked }: Opening): ViewAddress {
  const location = useLocation()
  const { pathname, search, key } = location
  const navigate = useNavigate()
  const { data: views, isPending } = useSavedViews(entity, isAsked)
  const [remembered, remember] = useDraft(draftOf(entity), readText)
  const opening = useOpeningText(entity, views, start)
  const kind = KINDS[entity]
  const isHere = readListAddress(pathname)?.kind === kind
  // True if the entry shows this list without its address. While another list is loading, the entry may belong to that list.
  const isBare = !isHere && isOfList(kind, location)
  const text = isHere
    ? search.slice(1)
    : isBare && shownWhole.has(key)
      ? ''
      : (remembered ?? opening ?? start)
  // Until the saved views have loaded, nobody knows whether the person chose a default view, so its substitute is not written to the address.
  const isSettled = remembered !== null || opening !== undefined || !isPending

  useEffect(() => {
    if (isBare && isSettled && text === '') shownWhole.add(key)
    if ((isHere || (isBare && isSettled)) && remembered !== text) remember(text)
  })
  // A list that opens with a view writes the view to its address, so that it can be copied and Back returns to it.
  const needsAddress = isBare && isSettled && text !== ''
  const left = useRef<string>(undefined)
  useEffect(() => {
    if (!needsAddress || left.current === key) return
    const { to, ...options } = viewTarget(kind, text)
    void navigate(to, { ...options, replace: true })
  }, [needsAddress, key, kind, text, navigate])

  return {
    kind,
    views,
    text,
    go: (next, options) => {
      if (!isOfList(kind, currentLocation())) return
      left.current = key
      const { to, ...target } = viewTarget(kind, next)
      void navigate(to, { ...target, ...options })
    },
    onLeave: () => (left.current = key),
  }
}

export function viewTextAtStart(entity: ViewEntity, userId: string): string {
  const { pathname, search } = window.location
  if (readListAddress(pathname)?.kind === KINDS[entity]) return search.slice(1)
  return readText(readDraft(draftOf(entity), userId)) ?? knownDefault(entity, userId) ?? ''
}

export function textOf({ id, query }: { id: string | undefined; query: string }): string {
  const parameter = id === undefined ? '' : `${VIEW_PARAMETER}=${id}`
  return [parameter, query].filter((part) => part !== '').join('&')
}

/** Undefined while the default view is unknown: the saved views were not read, and this device stores none. */
function useOpeningText(
  entity: ViewEntity,
  views: readonly SavedView[] | undefined,
  start: string,
): string | undefined {
  const { id: userId } = useUser()
  const known = useMemo(() => knownDefault(entity, userId), [entity, userId])
  if (!views) return known
  const chosen = views.find(({ is_default }) => is_default)
  return chosen ? textOf(chosen) : start
}

function knownDefault(entity: ViewEntity, userId: string): string | undefined {
  const { id, query } = asRecord(asRecord(readPreference(DEFAULTS, userId))[entity])
  return typeof id === 'string' && typeof query === 'string' ? textOf({ id, query }) : undefined
}

function draftOf(entity: ViewEntity): string {
  return `${entity}.view`
}

function readText(stored: unknown): string | null {
  return typeof stored === 'string' ? stored : null
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
