export { useProfile } from './api/read-profile.ts'
export { useToday } from './use-today.ts'
export { useZone } from './use-zone.ts'
