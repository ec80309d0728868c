import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSettled } from '../../lib/use-settled.ts'
import { isRemote, type SearchHit, type SearchSource } from '../../lib/search-source.ts'
import { searchQuery } from './api/ask-source.ts'
import { DASHBOARD } from '../../lib/navigation.ts'

const PAUSE_MS = 200
/** SEARCH-06: shorter texts are not sent to the server. */
const MIN_CHARACTERS = 2

interface KeyedHit {
  key: string
  hit: SearchHit
}

interface HitGroup {
  id: string
  label: string
  hits: readonly KeyedHit[]
  more: number
}

interface Answer {
  groups: readonly HitGroup[]
  isSearching: boolean
  failed: readonly string[]
}

/** SEARCH-10: the sources named in `shownFirst` come first. SEARCH-06: answers to an older text are never shown. */
export function useSearch(
  sources: readonly SearchSource[],
  typed: string,
  shownFirst: readonly string[],
): Answer {
  const text = typed.trim()
  const settled = useSettled(text, PAUSE_MS)
  const remote = sources.filter(isRemote)
  const isAsked = remote.length > 0 && text.length >= MIN_CHARACTERS
  const isCurrent = isAsked && settled === text
  const answers = useQueries({
    queries: remote.map((source) => ({ ...searchQuery(source, settled), enabled: isCurrent })),
  })
  const local = useMemo(
    () => new Map(sources.map((source) => [source.id, isRemote(source) ? [] : source.find(text)])),
    [sources, text],
  )
  const asked = new Map(remote.map(({ id }, at) => [id, isCurrent ? answers[at] : undefined]))
  return {
    groups: withoutRepeats(
      inOrder(sources, shownFirst).map(({ id, label }) => ({
        id,
        label,
        hits: (asked.get(id)?.data?.hits ?? local.get(id) ?? []).map((hit) => ({
          key: `${id} ${hit.id}`,
          hit,
        })),
        more: asked.get(id)?.data?.more ?? 0,
      })),
    ).filter(({ hits }) => hits.length > 0),
    isSearching: isAsked && (!isCurrent || answers.some(({ isLoading }) => isLoading)),
    failed: remote.filter(({ id }) => asked.get(id)?.isError).map(({ label }) => label),
  }
}

function inOrder(sources: readonly SearchSource[], first: readonly string[]): SearchSource[] {
  const before = first.flatMap((id) => sources.find((source) => source.id === id) ?? [])
  return [...before, ...sources.filter((source) => !before.includes(source))]
}

/** CMD-10: a recent record is listed first, and not a second time among the results of its kind. */
function withoutRepeats(groups: readonly HitGroup[]): HitGroup[] {
  const shown = new Set<string>()
  return groups.map((group) => ({
    ...group,
    hits: group.hits.filter(({ hit: { target } }) => {
      if (!('to' in target) || target.to === DASHBOARD) return true
      const isNew = !shown.has(target.to)
      shown.add(target.to)
      return isNew
    }),
  }))
}
