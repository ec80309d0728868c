import { DEFAULT_TIME_ZONE, knownZone } from '@predio/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session/index.ts'
import { profileQuery } from './api/read-profile.ts'

export function useZone(): string {
  // Every row with a date uses this hook, so a read profile never becomes stale here.
  const profile = useQuery({ ...profileQuery(useUser().id), staleTime: Number.POSITIVE_INFINITY })
  // Until the profile is read, the default of its column is used.
  return knownZone(profile.data?.time_zone ?? DEFAULT_TIME_ZONE)
}
