import { FIRST_SCREEN_OPTIONS } from './first-screen.ts'
import { FirstStepsCard } from '../features/first-steps/first-steps-card.tsx'
import { KeysCard } from '../features/keys/keys-card.tsx'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'

/** The first steps and the keys are features of their own, found again in Perfil: only here they meet. */
export function ProfilePlace() {
  return (
    <ProfileScreen
      firstScreens={FIRST_SCREEN_OPTIONS}
      firstSteps={<FirstStepsCard />}
      keys={<KeysCard />}
    />
  )
}
