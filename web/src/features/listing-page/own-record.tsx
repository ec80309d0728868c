import { formatCalendarDate } from '@predio/domain/dates'
import type { Property } from '@predio/domain/properties'
import { Pencil, Tags, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PartFailure } from '../../ui/part-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LinkedClients } from '../../records/links/linked-clients.tsx'
import type { PropertyLink } from '../../records/links/api/list-links.ts'
import { StatusMark } from '../../records/own-data/status-mark.tsx'
import { TagList } from '../../records/own-data/tag-list.tsx'
import type { DialogKind } from '../../records/own-data/dialogs.tsx'
import type { LocalListingFacts } from '../../records/own-data/local-facts.ts'
import { messages } from './messages.ts'
import { messages as ownDataMessages } from '../../records/own-data/messages.ts'
import type { LocalRecords } from '../../records/own-data/use-local-records.ts'
import { Line } from './line.tsx'
import { words } from '../../lib/words.ts'

interface OwnRecordProps {
  property: Property
  facts: LocalListingFacts
  links: readonly PropertyLink[] | undefined
  records: Pick<LocalRecords, 'failed' | 'retry'>
  onOpen: (kind: DialogKind, property: Property) => void
}

const ICON = { 'aria-hidden': true, className: 'size-4' } as const

export function OwnRecord({ property, facts, links, records, onOpen }: OwnRecordProps) {
  const button = (kind: DialogKind, label: string, icon: ReactNode) => (
    <Button look="quiet" size="small" icon={icon} onPress={() => onOpen(kind, property)}>
      {label}
    </Button>
  )
  if (records.failed === 'properties') {
    return (
      <Card title={messages.ownData} titleLevel={3} padding="compact">
        <PartFailure text={ownDataMessages.localFailed} onRetry={records.retry} />
      </Card>
    )
  }
  return (
    <>
      <Card
        title={ownDataMessages.linkedClients}
        titleLevel={3}
        padding="compact"
        action={button('link', messages.link, <UserPlus {...ICON} />)}
      >
        {links ? (
          <LinkedClients property={property} links={links} />
        ) : records.failed ? (
          <PartFailure text={ownDataMessages.linksFailed} onRetry={records.retry} />
        ) : (
          <Skeleton shape="block" className="h-12" />
        )}
      </Card>
      <Card
        title={ownDataMessages.tags}
        titleLevel={3}
        padding="compact"
        action={button('tags', ownDataMessages.manageTags, <Tags {...ICON} />)}
      >
        {facts.tags.length === 0 ? (
          <p className="text-ink-soft">{ownDataMessages.noTags}</p>
        ) : (
          <TagList tags={facts.tags} />
        )}
      </Card>
      <Card
        title={ownDataMessages.stateAndAdvisor}
        titleLevel={3}
        padding="compact"
        action={button('record', words.edit, <Pencil {...ICON} />)}
      >
        <dl className="flex flex-col gap-2">
          <Line label={words.state}>
            <StatusMark badge={facts.badge} />
          </Line>
          <Line label={ownDataMessages.advisor}>{facts.agent ?? messages.unassigned}</Line>
          {facts.contractEnd && (
            <Line label={messages.contractEnds}>{formatCalendarDate(facts.contractEnd)}</Line>
          )}
        </dl>
      </Card>
    </>
  )
}
