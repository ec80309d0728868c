import { HeartPulse, ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTitle } from '../../lib/use-title.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Meter } from '../../ui/meter.tsx'
import { useListings } from '../../records/listings/use-listings.ts'
import { BackToList } from '../../records/listings/back-to-list.tsx'
import { messages, healthSummary } from './messages.ts'
import { messages as listingMessages } from '../../records/listings/messages.ts'
import { Finding } from './finding.tsx'

/** What the last reading found on the site, the gravest first. */
export function HealthView() {
  const { health } = useListings()
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(listingMessages.siteHealth)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const findings = health?.findings.filter(({ listings }) => listings.length > 0) ?? []
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <BackToList />
      <h2 ref={heading} tabIndex={-1} className="text-2xl font-semibold outline-none!">
        {listingMessages.siteHealth}
      </h2>
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
