import type { Property } from '@predio/domain/properties'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUser } from '../../lib/session/index.ts'
import { useLocalProperties } from './api/list-local-properties.ts'
import { readDescription } from './api/read-description.ts'
import { findOffSite, siteCopies, toListing, type OffSite, type SiteCopyRow } from './off-site.ts'
import { useReading } from './use-listings.ts'
import { keyOf } from '../../lib/data/query-keys.ts'

const NONE: OffSite = { reason: 'left', copies: [] }

/** The agent's copies of listings that are not on the site, or that no site can show. */
export function useOffSite(): OffSite {
  const { phase, listings } = useReading()
  const { data } = useLocalProperties()
  return useMemo(
    () => (data ? findOffSite(data, { phase, listings }) : NONE),
    [data, phase, listings],
  )
}

interface StoredListing {
  property: Property
  copy: SiteCopyRow
}

/** One listing as the agent's copy remembers it, for where the site does not tell. */
export function useStoredListing(id: number): StoredListing | undefined {
  const { id: userId } = useUser()
  const { data } = useLocalProperties()
  const copy = useMemo(
    () => siteCopies(data ?? []).find((row) => row.wordpress_id === id),
    [data, id],
  )
  // Lists come without descriptions.
  const { data: description } = useQuery({
    queryKey: keyOf('property-description', userId, copy?.id, copy?.updated_at),
    queryFn: ({ signal }) => readDescription(copy?.id ?? '', signal),
    enabled: copy !== undefined,
  })
  return useMemo(
    () => copy && { copy, property: toListing({ ...copy, description: description ?? null }) },
    [copy, description],
  )
}
