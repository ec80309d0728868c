export { useProfile } from './api/read-profile.ts'
export { useZone } from './use-zone.ts'
