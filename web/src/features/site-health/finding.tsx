import { HEALTH_LABELS, type HealthIssue, type HealthListing } from '@predio/domain/properties'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ADVICE, describeDetail } from './advice.ts'
import { FoundListing } from './found-listing.tsx'
import { words } from '../../lib/words.ts'

interface FindingProps {
  issue: HealthIssue
  listings: readonly HealthListing[]
}

const FIRST_SHOWN = 10
const MORE_SHOWN = 50

export function Finding({ issue, listings }: FindingProps) {
  const [shown, setShown] = useState(FIRST_SHOWN)
  return (
    <Card
      title={HEALTH_LABELS[issue]}
      titleLevel={3}
      action={
        <Badge tone={issue === 'leaked-data' ? 'danger' : 'attention'}>{listings.length}</Badge>
      }
    >
      <p className="-mt-4 text-ink-soft">{ADVICE[issue]}</p>
      <ul className="-my-2 flex flex-col divide-y divide-line">
        {listings.slice(0, shown).map((listing) => (
          <FoundListing
            key={listing.id}
            listing={listing}
            detail={describeDetail(issue, listing.detail)}
          />
        ))}
      </ul>
      {listings.length > shown && (
        <Button look="quiet" onPress={() => setShown(shown + MORE_SHOWN)}>
          {words.showMore}
        </Button>
      )}
    </Card>
  )
}
