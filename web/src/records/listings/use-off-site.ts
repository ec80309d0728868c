import type { Property } from '@predio/domain/properties'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useUser } from '../../lib/session/index.ts'
import { useKnownProperties, useLocalProperties } from './api/list-local-properties.ts'
import type { LocalProperty } from './local-property.ts'
import { longTextsQuery, type LongTexts } from './api/read-texts.ts'
import {
  findOffSite,
  isOfOtherSite,
  listingIdOf,
  toListing,
  toOwnListing,
  type OffSite,
} from './store/off-site.ts'
import { useReading } from './use-listings.ts'

const NONE: OffSite = { reason: 'left', copies: [] }

export function useOffSite(): OffSite {
  const { phase, siteListings: listings } = useReading()
  const { data } = useLocalProperties()
  return useMemo(
    () => (data ? findOffSite(data, { phase, listings }) : NONE),
    [data, phase, listings],
  )
}

interface LocalAnswer {
  row: LocalProperty | null | undefined
  property: Property | undefined
  privateNote: string | null
  isError: boolean
  retry: () => void
}

export function useLocalProperty(id: string): LocalAnswer {
  const { data } = useLocalProperties()
  const { data: known, isError, refetch } = useKnownProperties()
  const found = known?.find((each) => each.id === id.toLowerCase())
  const row = found ?? (data ? null : undefined)
  const { description, private_note: privateNote } = useLongTexts(row ?? undefined)
  const property = useMemo(() => {
    if (!row) return undefined
    const whole = { ...row, description }
    return isOfOtherSite(row) ? toListing(whole) : toOwnListing(whole)
  }, [row, description])
  return { row, property, privateNote, isError, retry: () => void refetch() }
}

const NO_TEXTS: LongTexts = { description: null, private_note: null }

/** Lists are read without descriptions and notes, so these are read for the opened listing. */
function useLongTexts(row: LocalProperty | undefined): LongTexts {
  const { id: userId } = useUser()
  const { data } = useQuery({
    ...longTextsQuery(userId, row?.id ?? '', row?.updated_at),
    enabled: row !== undefined,
  })
  return data ?? NO_TEXTS
}

interface StoredListing {
  property: Property
  copy: LocalProperty
}

export function useStoredListing(id: number): StoredListing | undefined {
  const { data } = useLocalProperties()
  const copy = useMemo(
    () => data?.find((row) => row.own_number === null && listingIdOf(row) === id),
    [data, id],
  )
  const { description } = useLongTexts(copy)
  return useMemo(
    () => copy && { copy, property: toListing({ ...copy, description }) },
    [copy, description],
  )
}
