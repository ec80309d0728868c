import { LandingScreen } from '../../features/landing/landing-screen.tsx'
import { SiteLayout } from './site-layout.tsx'

export function LandingPage() {
  return (
    <SiteLayout>
      <LandingScreen />
    </SiteLayout>
  )
}
