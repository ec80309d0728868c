import { useProfile } from '../../capabilities/profile/api/read-profile.ts'
import { deployment } from '../../lib/deployment.ts'
import { useTitle } from '../../lib/use-title.ts'
import { useAgentSite } from '../../records/agent-site/api/agent-site.ts'
import { Card } from '../../ui/card.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FeedsCard } from './feeds-card.tsx'
import { ListingsCard } from './listings-card.tsx'
import { messages } from './messages.ts'
import { SiteForm } from './site-form.tsx'

/** WEB-83: the agent names, presents and publishes the own site, and sees what of it is shown. */
export function AgentSiteScreen() {
  useTitle(messages.title)
  const { data: site, isPending, refetch } = useAgentSite()
  const profile = useProfile()
  if (deployment().sites !== true) return <Notice tone="attention">{messages.needsServer}</Notice>
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-soft">{messages.intro}</p>
      {site?.blocked_at && <Notice tone="attention">{messages.blocked}</Notice>}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <Card title={messages.site}>
          {isPending || (profile.isPending && !profile.isError) ? (
            <FormSkeleton label={messages.loading} fields={3} hasButton />
          ) : site === undefined ? (
            <LoadFailure title={messages.loadFailed} onRetry={() => void refetch()} />
          ) : (
            <SiteForm
              key={site?.id ?? 'new'}
              site={site ?? undefined}
              agentName={profile.data?.full_name ?? ''}
            />
          )}
        </Card>
        {site && (
          <div className="flex min-w-0 flex-col gap-6">
            <ListingsCard />
            <FeedsCard />
          </div>
        )}
      </div>
    </div>
  )
}
