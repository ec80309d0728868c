import { DEFAULT_TIME_ZONE, knownZone } from '@predio/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session/index.ts'
import { profileQuery } from './api/read-profile.ts'

export function useZone(): string {
  // Every row with a date asks; that is no reason to read the profile again each time one comes into sight.
  const profile = useQuery({ ...profileQuery(useUser().id), staleTime: Number.POSITIVE_INFINITY })
  // Until the profile is read, the column's own default.
  return knownZone(profile.data?.time_zone ?? DEFAULT_TIME_ZONE)
}
