import { isLastSeen } from '../../lib/data/last-seen.ts'
import { ReadFailure } from '../../ui/read-failure.tsx'
import { Card } from '../../ui/card.tsx'
import type { Option } from '../../ui/option.ts'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { useProfile } from '../../capabilities/profile/api/read-profile.ts'
import { messages } from './messages.ts'
import { PersonalForm } from './personal-form.tsx'

export function PersonalCard({ firstScreens }: { firstScreens: readonly Option[] }) {
  const profile = useProfile()
  const { data, isPending, isFetching, refetch } = profile
  return (
    <Card title={messages.personal}>
      {data && !isLastSeen(profile) ? (
        <PersonalForm profile={data} firstScreens={firstScreens} />
      ) : isPending || data ? (
        <FormSkeleton label={messages.loading} fields={6} helpFrom={3} hasButton />
      ) : (
        <ReadFailure
          title={messages.loadFailed}
          text={messages.loadFailedHint}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  )
}
