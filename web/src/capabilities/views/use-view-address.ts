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

/** Back shows these whole lists again, instead of the view that the tab showed last. */
const shownWhole = new Set<string>()

interface Opening {
  start: string
  /** Without asking, the saved views count only after another screen has read them. */
  isAsked: boolean
}

export interface ViewAddress {
  kind: ViewedKind
  views: readonly SavedView[] | undefined
  text: string
  go: (text: string, options?: { replace: true }) => void
  /** The person's link takes precedence over the address that the list would set itself. */
  onLeave: () => void
}

/** VIEW-09: the view is in the address; without one, the last view of the tab or the list's default counts. */
export function useViewAddress(entity: ViewEntity, { start, isAsked }: Opening): ViewAddress {
  const location = useLocation()
  const { pathname, search, key } = location
  const navigate = useNavigate()
  const { data: views, isPending } = useSavedViews(entity, isAsked)
  const [remembered, remember] = useDraft(draftOf(entity), readText)
  const opening = useOpeningText(entity, views, start)
  const kind = KINDS[entity]
  const isHere = readListAddress(pathname)?.kind === kind
  // The entry may belong to another list that is still loading.
  const isBare = !isHere && isOfList(kind, location)
  const text = isHere
    ? search.slice(1)
    : isBare && shownWhole.has(key)
      ? ''
      : (remembered ?? opening ?? start)
  // The start view must not take the address before the default view is known.
  const isSettled = remembered !== null || opening !== undefined || !isPending

  useEffect(() => {
    if (isBare && isSettled && text === '') shownWhole.add(key)
    if ((isHere || (isBare && isSettled)) && remembered !== text) remember(text)
  })
  // A list that opens in a view gets its address, so that it can be copied and found again with Back.
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

/** Undefined while neither the saved views nor this device know the default. */
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
