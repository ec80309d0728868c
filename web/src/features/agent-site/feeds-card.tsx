import {
  FEED_NAMES,
  FEED_TEXTS,
  type FeedName,
  feedPath,
  FEEDS,
  REFUSAL_TEXTS,
} from '@predio/domain/agent-site'
import { Copy, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { KeyUnreadable } from '../../lib/saved-keys.ts'
import { useFeedReviews } from '../../records/agent-site/api/review-feeds.ts'
import {
  useProspectToken,
  useReplaceProspectAddress,
} from '../../records/prospects/api/addresses.ts'
import { LinkQuestion } from '../../records/public-links/link-question.tsx'
import { linkTexts } from '../../records/public-links/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { PartFailure } from '../../ui/part-failure.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

const renewal = linkTexts.feeds.replace

/** WEB-81: before an address is given away, the card says what its portal would refuse. */
export function FeedsCard() {
  const { data: token, error, refetch } = useProspectToken('feeds')
  const replace = useReplaceProspectAddress('feeds')
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={messages.feeds}>
      <p className="text-ink-soft">{messages.feedsIntro}</p>
      {token === null && (
        <Button
          isPending={replace.isPending}
          onPress={() =>
            replace.mutate(undefined, { onError: () => toast.error(messages.makeFailed) })
          }
        >
          {messages.makeFeeds}
        </Button>
      )}
      {token && <Feeds token={token} />}
      {token === undefined && error && (
        <PartFailure text={messages.feedFailed} onRetry={() => void refetch()} />
      )}
      {/* Addresses that were encrypted with another SECRETS_KEY cannot be shown, but replaced. */}
      {(token || error instanceof KeyUnreadable) && (
        <div>
          <Button
            look="quiet"
            icon={<RefreshCw aria-hidden="true" className="size-4.5" />}
            onPress={() => setAsking(true)}
          >
            {renewal.label}
          </Button>
        </div>
      )}
      {isAsking && (
        <LinkQuestion
          texts={renewal}
          tone="neutral"
          onConfirm={() => replace.mutateAsync()}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

function Feeds({ token }: { token: string }) {
  const { data: reviews, isError, refetch } = useFeedReviews(token)
  return (
    <>
      {isError && <PartFailure text={messages.reviewFailed} onRetry={() => void refetch()} />}
      <ul aria-label={messages.feeds} className="flex flex-col divide-y divide-line">
        {FEED_NAMES.map((name) => (
          <Feed key={name} name={name} token={token} review={reviews?.[name]} />
        ))}
      </ul>
    </>
  )
}

interface FeedProps {
  name: FeedName
  token: string
  review: NonNullable<ReturnType<typeof useFeedReviews>['data']>[FeedName] | undefined
}

function Feed({ name, token, review }: FeedProps) {
  const url = `${location.origin}${feedPath(token, FEEDS[name].file)}`
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium">{FEED_TEXTS[name]}</h3>
        <Button
          look="secondary"
          size="small"
          aria-label={messages.copyFeed(FEED_TEXTS[name])}
          icon={<Copy aria-hidden="true" className="size-4" />}
          onPress={() => void copyAndTell(url)}
        >
          {messages.copy}
        </Button>
      </div>
      {review && (
        <p className="text-sm text-ink-soft">
          {review.offers === 0
            ? messages.nothingPublished
            : review.refused === 0
              ? messages.allTaken(review.offers)
              : messages.refused(review.refused, review.offers)}
        </p>
      )}
      {review && review.refused > 0 && (
        <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto text-sm">
          {review.examples.map(({ id, title, reasons }) => (
            <li key={id} className="wrap-anywhere">
              <b className="font-medium">{title}</b>{' '}
              {reasons.map((reason) => REFUSAL_TEXTS[reason]).join(' ')}
            </li>
          ))}
          {review.refused > review.examples.length && (
            <li>{messages.more(review.refused - review.examples.length)}</li>
          )}
        </ul>
      )}
    </li>
  )
}
