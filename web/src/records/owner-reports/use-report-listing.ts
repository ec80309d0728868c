import { toCalendarDate } from '@predio/domain/dates'
import { publishedOf } from '@predio/domain/owner-reports'
import type { Property } from '@predio/domain/properties'
import { useMemo } from 'react'
import { useLocalProperties } from '../listings/api/list-local-properties.ts'
import { listingIdOf, toListing, toOwnListing } from '../listings/store/off-site.ts'
import { useReading } from '../listings/use-listings.ts'

interface ReportListings {
  listing: Property | null | undefined
  listings: readonly Property[]
  rowOf: (listing: Property) => string | undefined
  publishedDay: string | null
  isError: boolean
  retry: () => void
}

export function useReportListing(propertyId: string, zone: string): ReportListings {
  const { data: rows, isError, refetch } = useLocalProperties()
  const { listings } = useReading()
  const row = rows?.find(({ id }) => id === propertyId)
  const listing = useMemo(() => {
    if (!row) return rows ? null : undefined
    const own = toOwnListing(row)
    if (own) return own
    return listings.find((each) => each.id === row.wordpress_id) ?? toListing(row)
  }, [row, rows, listings])
  const rowIds = useMemo(
    () => new Map((rows ?? []).map((each) => [listingIdOf(each), each.id] as const)),
    [rows],
  )
  const published = listing && publishedOf(listing, row?.first_seen_at ?? row?.created_at ?? null)
  return {
    listing,
    listings,
    rowOf: ({ id }) => rowIds.get(id),
    publishedDay: published ? toCalendarDate(new Date(published), zone) : null,
    isError: isError && !rows,
    retry: () => void refetch(),
  }
}
