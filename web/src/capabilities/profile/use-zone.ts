import { DEFAULT_TIME_ZONE, knownZone } from '@predio/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session/index.ts'
import { profileQuery } from './api/read-profile.ts'

export function useZone(): string {
  // Every row with a date uses this hook, so the profile is not read again for each.
  const profile = useQuery({ ...profileQuery(useUser().id), staleTime: Number.POSITIVE_INFINITY })
  // The column's default counts until the profile is read.
  return knownZone(profile.data?.time_zone ?? DEFAULT_TIME_ZONE)
}
