import { useTitle } from '../../lib/use-title.ts'
import { ExportCard } from './export/export-card.tsx'
import { DeleteAccountCard } from './delete-account-card.tsx'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PersonalCard } from './personal-card.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { SessionsCard } from './sessions/sessions-card.tsx'

export function ProfileScreen() {
  useTitle('Perfil')
  return (
    <div className="grid max-w-6xl gap-6 xl:grid-cols-2">
      <PersonalCard />
      <PasswordCard />
      <EmailCard />
      <SecondFactorCard />
      <SessionsCard />
      <ExportCard />
      <DeleteAccountCard />
    </div>
  )
}
