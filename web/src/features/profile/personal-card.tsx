import { CloudOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Option } from '../../ui/option.ts'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { useProfile } from '../../capabilities/profile/api/read-profile.ts'
import { messages } from './messages.ts'
import { PersonalForm } from './personal-form.tsx'
import { words } from '../../lib/words.ts'

export function PersonalCard({ firstScreens }: { firstScreens: readonly Option[] }) {
  const { data, isPending, isFetching, refetch } = useProfile()
  return (
    <Card title={messages.personal}>
      {data ? (
        <PersonalForm profile={data} firstScreens={firstScreens} />
      ) : isPending ? (
        <FormSkeleton label={messages.loading} fields={6} helpFrom={3} hasButton />
      ) : (
        <EmptyState
          icon={<CloudOff aria-hidden="true" />}
          title={messages.loadFailed}
          text={messages.loadFailedHint}
          action={
            <Button look="secondary" isPending={isFetching} onPress={() => void refetch()}>
              {words.retry}
            </Button>
          }
        />
      )}
    </Card>
  )
}
