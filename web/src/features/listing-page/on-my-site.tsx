import { listingPath, sitePath } from '@predio/domain/agent-site'
import { formatNumber } from '@predio/domain/numbers'
import { Copy, ExternalLink } from 'lucide-react'
import { ADDRESSES } from '../../lib/navigation.ts'
import { useAgentSite } from '../../records/agent-site/api/agent-site.ts'
import { useListingVisits } from '../../records/agent-site/api/listing-visits.ts'
import { messages as siteMessages } from '../../records/agent-site/messages.ts'
import type { LocalProperty } from '../../records/listings/local-property.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { PartFailure } from '../../ui/part-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Line } from './line.tsx'
import { messages } from './messages.ts'

type Published = Pick<LocalProperty, 'id' | 'title' | 'published_code'>

/** WEB-84: where a published listing stands on the agent's site, and who came to it. */
export function OnMySite({ row }: { row: Published }) {
  const { data: site, isError, refetch } = useAgentSite()
  const isShown = site?.is_published === true && site.blocked_at === null
  return (
    <Card title={siteMessages.mySite} titleLevel={3} padding="compact">
      {site === undefined && !isError && <Skeleton shape="block" className="h-24" />}
      {site === undefined && isError && (
        <PartFailure text={messages.onMySiteFailed} onRetry={() => void refetch()} />
      )}
      {isShown && <Shown row={row} path={sitePath(site.name)} />}
      {site !== undefined && !isShown && (
        <div className="flex flex-col gap-3">
          <p className="text-ink-soft">{messages.siteNotShown}</p>
          <div>
            <ButtonLink look="secondary" size="small" href={ADDRESSES.agentSite}>
              {siteMessages.mySite}
            </ButtonLink>
          </div>
        </div>
      )}
    </Card>
  )
}

function Shown({ row, path }: { row: Published; path: string }) {
  const visits = useListingVisits(row.id)
  const url = `${location.origin}${listingPath(path, row.title, row.published_code)}`
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          look="secondary"
          size="small"
          href={url}
          target="_blank"
          icon={<ExternalLink aria-hidden="true" className="size-4" />}
        >
          {messages.openOnMySite}
        </ButtonLink>
        <Button
          look="secondary"
          size="small"
          icon={<Copy aria-hidden="true" className="size-4" />}
          onPress={() => void copyAndTell(url)}
        >
          {messages.copyAddress}
        </Button>
      </div>
      {visits.data && (
        <section>
          <h4 className="mb-1 text-sm text-ink-soft">{messages.lastDays}</h4>
          <dl className="flex flex-col gap-1 tabular-nums">
            <Line label={messages.siteViews}>{formatNumber(visits.data.views)}</Line>
            <Line label={messages.siteForms}>{formatNumber(visits.data.forms)}</Line>
            <Line label={messages.sitePresses}>{formatNumber(visits.data.presses)}</Line>
          </dl>
        </section>
      )}
      {visits.isPending && <Skeleton shape="block" className="h-26" />}
      {visits.isError && (
        <PartFailure text={messages.visitsFailed} onRetry={() => void visits.refetch()} />
      )}
    </div>
  )
}
