import { useProfile } from './api/read-profile.ts'

/** The column's own default, until the profile is read. */
const USUAL_ZONE = 'America/Mexico_City'

/** Where the agent works: 'today' is a day there. */
export function useZone(): string {
  return useProfile().data?.time_zone ?? USUAL_ZONE
}
