export { describeTimeZone, timeIn } from './describe-time-zone.ts'
export { listTimeZones, searchTimeZones } from './list-time-zones.ts'
export {
  FIRST_SCREENS,
  PROFILE_LIMITS,
  profileSchema,
  type FirstScreen,
  type ProfileValues,
} from './profile-schema.ts'
