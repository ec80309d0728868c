export { useProfile } from './api/read-profile.ts'
