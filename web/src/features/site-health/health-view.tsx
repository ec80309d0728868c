import { HeartPulse, ShieldCheck } from 'lucide-react'
import { useTitle } from '../../lib/use-title.ts'
import { ArrivalHeading } from '../../ui/arrival-heading.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Meter } from '../../ui/meter.tsx'
import { useListings } from '../../records/listings/use-listings.ts'
import { BackToList } from '../../records/listings/back-to-list.tsx'
import { messages, healthSummary } from './messages.ts'
import { messages as listingMessages } from '../../records/listings/messages.ts'
import { Finding } from './finding.tsx'

export function HealthView() {
  const { health } = useListings()
  useTitle(listingMessages.siteHealth)
  const findings = health?.findings.filter(({ listings }) => listings.length > 0) ?? []
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <BackToList />
      <ArrivalHeading className="text-2xl">{listingMessages.siteHealth}</ArrivalHeading>
      {!health ? (
        <Card>
          <EmptyState
            icon={<HeartPulse aria-hidden="true" />}
            title={messages.notReadTitle}
            text={messages.notReadText}
          />
        </Card>
      ) : (
        <>
          <Card>
            <Meter
              label={messages.propertiesInOrder}
              tone={health.healthy === health.checked ? 'success' : 'info'}
              value={health.healthy}
              maxValue={Math.max(health.checked, 1)}
              valueLabel={healthSummary(health.healthy, health.checked)}
            />
          </Card>
          {findings.length === 0 && (
            <Card>
              <EmptyState
                icon={<ShieldCheck aria-hidden="true" />}
                title={messages.healthyTitle}
                text={messages.healthyText}
              />
            </Card>
          )}
          {findings.map(({ issue, listings }) => (
            <Finding key={issue} issue={issue} listings={listings} />
          ))}
        </>
      )}
    </div>
  )
}
