import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../lib/session/index.ts'
import { profileQuery } from './api/read-profile.ts'

/** The column's own default, until the profile is read. */
const USUAL_ZONE = 'America/Mexico_City'

/** Where the agent works: 'today' is a day there. */
export function useZone(): string {
  // Every row with a date asks; that is no reason to read the profile again each time one comes into sight.
  const profile = useQuery({ ...profileQuery(useUser().id), staleTime: Number.POSITIVE_INFINITY })
  return profile.data?.time_zone ?? USUAL_ZONE
}
