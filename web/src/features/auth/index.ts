export type { DoorState } from './door-state.ts'
export { PASSWORD_FAULTS } from './messages.ts'
export { PasswordStrength } from './password-strength.tsx'
