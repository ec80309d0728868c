import { FirstStepsCard } from '../features/first-steps/first-steps-card.tsx'
import { ProfileScreen } from '../features/profile/profile-screen.tsx'

/** The first steps are a feature of their own, found again in Perfil: only here they meet. */
export function ProfilePlace() {
  return <ProfileScreen firstSteps={<FirstStepsCard />} />
}
