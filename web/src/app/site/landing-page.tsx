import { LandingScreen } from '../../features/landing/index.ts'
import { SiteLayout } from './site-layout.tsx'

export function LandingPage() {
  return (
    <SiteLayout>
      <LandingScreen />
    </SiteLayout>
  )
}
