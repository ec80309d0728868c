import { TermsScreen } from '../../features/legal/terms-screen.tsx'
import { SiteLayout } from './site-layout.tsx'

export function TermsPage() {
  return (
    <SiteLayout>
      <TermsScreen />
    </SiteLayout>
  )
}
