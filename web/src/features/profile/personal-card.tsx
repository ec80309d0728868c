import { ReadFailure } from '../../ui/read-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { useProfile } from '../../capabilities/profile/api/read-profile.ts'
import { messages } from './messages.ts'
import { PersonalForm } from './personal-form.tsx'

export function PersonalCard() {
  const { data, isPending, isFetching, refetch } = useProfile()
  return (
    <Card title={messages.personal}>
      {data ? (
        <PersonalForm profile={data} />
      ) : isPending ? (
        <FormSkeleton label={messages.loading} fields={5} helpFrom={3} hasButton />
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
