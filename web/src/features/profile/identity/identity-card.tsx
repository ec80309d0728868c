import { ReadFailure } from '../../../ui/read-failure.tsx'
import { useIdentity } from '../../../records/identity/api/read-identity.ts'
import { Card } from '../../../ui/card.tsx'
import { FormSkeleton } from '../../../ui/form-skeleton.tsx'
import { IdentityFields } from './identity-fields.tsx'
import { messages } from './messages.ts'

export function IdentityCard() {
  const { data, isPending, isFetching, refetch } = useIdentity()
  return (
    <Card title={messages.title}>
      <p className="-mt-4 max-w-prose text-sm text-ink-soft">{messages.intro}</p>
      {data ? (
        <IdentityFields stored={data} />
      ) : isPending ? (
        <FormSkeleton label={messages.loading} fields={6} columns="sm:grid-cols-2" hasButton />
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
