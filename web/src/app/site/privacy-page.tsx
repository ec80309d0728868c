import { PrivacyScreen } from '../../features/legal/privacy-screen.tsx'
import { SiteLayout } from './site-layout.tsx'

export function PrivacyPage() {
  return (
    <SiteLayout>
      <PrivacyScreen />
    </SiteLayout>
  )
}
