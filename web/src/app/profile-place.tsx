import { messages as agentSite } from '../features/agent-site/messages.ts'
import { AgentSiteProfileCard } from '../features/agent-site/profile-card.tsx'
import { FirstStepsCard } from '../features/first-steps/first-steps-card.tsx'
import { messages as firstSteps } from '../features/first-steps/messages.ts'
import { KeysCard } from '../features/keys/keys-card.tsx'
import { KEYS_PART } from '../features/keys/keys-preference.ts'
import { messages as keys } from '../features/keys/messages.ts'
import { ProfileScreen, type ProfilePart } from '../features/profile/profile-screen.tsx'
import { FIRST_STEPS_PART } from '../lib/navigation.ts'
import { FIRST_SCREEN_OPTIONS } from './first-screen.ts'

/** Features may not import each other, so web/src/app passes the cards of other features to the profile. */
const OTHERS: readonly ProfilePart[] = [
  { id: FIRST_STEPS_PART, title: firstSteps.title, card: <FirstStepsCard />, focused: 'a' },
  { id: 'mi-sitio', title: agentSite.title, card: <AgentSiteProfileCard />, focused: 'a' },
  { id: KEYS_PART, title: keys.title, card: <KeysCard />, focused: 'button' },
]

export function ProfilePlace() {
  return <ProfileScreen firstScreens={FIRST_SCREEN_OPTIONS} others={OTHERS} />
}
