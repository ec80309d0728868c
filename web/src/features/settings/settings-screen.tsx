import { isLastSeen } from '../../lib/data/last-seen.ts'
import { ReadFailure } from '../../ui/read-failure.tsx'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import {
  asksToSignIn,
  SettingsNotCreated,
  useSettings,
} from '../../records/settings/api/read-settings.ts'
import { messages as listingMessages } from '../../records/listings/messages.ts'
import { keysBySettings, useSavedKeys } from './api/read-saved-keys.ts'
import { CallRulesCard } from './calls/call-rules-card.tsx'
import { messages } from './messages.ts'
import { SettingsForm } from './settings-form.tsx'
import { SourcesCard } from './sources/sources-card.tsx'

export function SettingsScreen() {
  useTitle(messages.title)
  const settings = useSettings()
  const { data, isPending, isFetching, error, refetch } = settings
  const keys = useSavedKeys()
  if (data && !isLastSeen(settings) && !keys.isPending) {
    return (
      <div className="flex max-w-6xl flex-col gap-6">
        <SettingsForm settings={data} keys={keys.data ?? keysBySettings(data)} />
        <CallRulesCard settings={data} />
        <SourcesCard siteUrl={data.wordpress_url} />
      </div>
    )
  }
  if (isPending || data) return <SettingsSkeleton />
  return (
    <Card>
      <ReadFailure
        title={describe(error)}
        text={messages.loadHint}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    </Card>
  )
}

function SettingsSkeleton() {
  return (
    <div className="grid max-w-6xl items-start gap-6 xl:grid-cols-2">
      <Card>
        <FormSkeleton label={messages.loading} hasTitle fields={2} helpFrom={0} hasButton />
      </Card>
      <Card>
        <FormSkeleton label={null} hasTitle fields={1} helpFrom={0} hasButton />
      </Card>
    </div>
  )
}

function describe(error: unknown): string {
  if (asksToSignIn(error)) return listingMessages.settingsSignIn
  return error instanceof SettingsNotCreated
    ? listingMessages.settingsMissing
    : listingMessages.settingsFailed
}
