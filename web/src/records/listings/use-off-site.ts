import type { Property } from '@predio/domain/properties'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUser } from '../../lib/session/index.ts'
import { useLocalProperties, type LocalProperty } from './api/list-local-properties.ts'
import { readDescription } from './api/read-description.ts'
import {
  findOffSite,
  siteCopies,
  toListing,
  toOwnListing,
  type OffSite,
  type SiteCopyRow,
} from './off-site.ts'
import { useReading } from './use-listings.ts'
import { keyOf } from '../../lib/data/query-keys.ts'

const NONE: OffSite = { reason: 'left', copies: [] }

/** The agent's copies of listings that are not on the site, or that no site can show. */
export function useOffSite(): OffSite {
  const { phase, siteListings: listings } = useReading()
  const { data } = useLocalProperties()
  return useMemo(
    () => (data ? findOffSite(data, { phase, listings }) : NONE),
    [data, phase, listings],
  )
}

interface LocalAnswer {
  /** Null where there is none of this agent's. */
  row: LocalProperty | null | undefined
  property: Property | undefined
  isError: boolean
  retry: () => void
}

/** A property by its id here. */
export function useLocalProperty(id: string): LocalAnswer {
  const { data, isError, refetch } = useLocalProperties()
  const row = data && (data.find((each) => each.id === id.toLowerCase()) ?? null)
  const description = useDescription(row ?? undefined)
  const property = useMemo(
    () => (row ? toOwnListing({ ...row, description }) : undefined),
    [row, description],
  )
  return { row, property, isError, retry: () => void refetch() }
}

/** Lists come without descriptions. */
function useDescription(row: LocalProperty | undefined): string | null {
  const { id: userId } = useUser()
  const { data = null } = useQuery({
    queryKey: keyOf('property-description', userId, row?.id, row?.updated_at),
    queryFn: ({ signal }) => readDescription(row?.id ?? '', signal),
    enabled: row !== undefined,
  })
  return data
}

interface StoredListing {
  property: Property
  copy: SiteCopyRow
}

/** One listing as the agent's copy has it, for when the site does not have it. */
export function useStoredListing(id: number): StoredListing | undefined {
  const { data } = useLocalProperties()
  const copy = useMemo(
    () => siteCopies(data ?? []).find((row) => row.wordpress_id === id),
    [data, id],
  )
  const description = useDescription(copy)
  return useMemo(
    () => copy && { copy, property: toListing({ ...copy, description }) },
    [copy, description],
  )
}
