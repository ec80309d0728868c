import { compareText } from '@predio/domain/text'
import { useCallback, useMemo } from 'react'
import { useLocalProperties } from '../listings/api/list-local-properties.ts'
import type { LocalProperty } from '../listings/local-property.ts'
import { listingIdOf } from '../listings/store/off-site.ts'
import { useLinks, type PropertyLink } from '../links/api/list-links.ts'

export interface LocalRecords {
  localOf: (listingId: number) => LocalProperty | undefined
  /** Undefined until the links were read, so that a listing is not shown as unlinked too early. */
  linksOf: (listingId: number) => readonly PropertyLink[] | undefined
  /** The function stays the same until a link changes, so that rows are not rendered again. */
  isLinked: (listingId: number) => boolean
  hasOwn: boolean
  tags: readonly string[]
  failed: 'properties' | 'links' | null
  retry: () => void
}

const NONE: readonly PropertyLink[] = []

export function useLocalRecords(): LocalRecords {
  const locals = useLocalProperties()
  const links = useLinks()
  const rows = locals.data
  const byListing = useMemo(
    () => new Map((rows ?? []).map((row) => [listingIdOf(row), row] as const)),
    [rows],
  )
  const tags = useMemo(
    () => [...new Set(rows?.flatMap((row) => row.tags))].toSorted(compareText),
    [rows],
  )
  const localOf = (id: number) => byListing.get(id)
  const isLinked = useCallback(
    (id: number) => (links.data?.get(byListing.get(id)?.id ?? '') ?? NONE).length > 0,
    [byListing, links.data],
  )
  return {
    localOf,
    isLinked,
    linksOf: (id) => links.data && rows && (links.data.get(localOf(id)?.id ?? '') ?? NONE),
    hasOwn: rows?.some(({ own_number }) => own_number !== null) ?? false,
    tags,
    failed: locals.isError ? 'properties' : links.isError ? 'links' : null,
    retry() {
      if (locals.isError) void locals.refetch()
      if (links.isError) void links.refetch()
    },
  }
}
