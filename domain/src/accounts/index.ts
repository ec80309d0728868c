export { describeDevice } from './describe-device.ts'
export { isEmail, normaliseEmail } from './email.ts'
export { normalisePassword, passwordFault, type PasswordFault } from './password.ts'
export {
  passwordStrength,
  STRENGTH_REQUIREMENTS,
  type StrengthGrade,
  type StrengthRequirement,
} from './password-strength.ts'
