export { describeTimeZone, timeIn } from './describe-time-zone.ts'
export { FIRST_SCREENS, type FirstScreen } from './first-screens.ts'
export { listTimeZones, searchTimeZones } from './list-time-zones.ts'
export { PROFILE_LIMITS, profileSchema, type ProfileValues } from './profile-schema.ts'
