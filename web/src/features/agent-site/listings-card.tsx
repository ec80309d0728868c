import { useState } from 'react'
import { ADDRESSES, linkTo, sectionTarget } from '../../lib/navigation.ts'
import { quotaOf } from '../../lib/quota-reached.ts'
import { usePublishAll } from '../../records/agent-site/api/publish-listings.ts'
import { useKnownProperties } from '../../records/listings/api/list-local-properties.ts'
import { ownListings } from '../../records/listings/store/off-site.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

/** Shows how many of the own listings the site has, and publishes or withdraws all at once. */
export function ListingsCard() {
  const [isAsking, setAsking] = useState(false)
  const publish = usePublishAll()
  const offered = ownListings(useKnownProperties().data ?? []).flatMap(({ own }) =>
    own && !own.isArchived && !own.isExample ? [own] : [],
  )
  const published = offered.filter((own) => own.isPublished).length

  function publishAll(): void {
    publish.mutate(true, {
      onSuccess: () => toast.success(messages.publishedAll),
      onError: (error) => toast.error(quotaOf(error) ?? messages.publishFailed),
    })
  }

  return (
    <Card title={messages.listings}>
      <p className="text-ink-soft">
        {offered.length === 0
          ? messages.noListings
          : messages.publishedOf(published, offered.length)}
      </p>
      <p className="text-sm text-ink-soft">{messages.listingsHint}</p>
      <div className="flex flex-wrap gap-3">
        {published < offered.length && (
          <Button isPending={publish.isPending} onPress={publishAll}>
            {messages.publishAll}
          </Button>
        )}
        <ButtonLink look="secondary" {...linkTo(sectionTarget('properties'))}>
          {messages.goToListings}
        </ButtonLink>
        <ButtonLink look="secondary" href={ADDRESSES.reports}>
          {messages.visits}
        </ButtonLink>
        {published > 0 && (
          <Button look="quiet" onPress={() => setAsking(true)}>
            {messages.withdrawAll}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          tone="neutral"
          title={messages.withdrawTitle}
          message={messages.withdrawText}
          confirmLabel={messages.withdrawAll}
          onConfirm={() => publish.mutateAsync(false)}
          done={messages.withdrawnAll}
          failed={messages.publishFailed}
        />
      )}
    </Card>
  )
}
