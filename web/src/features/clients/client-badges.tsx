import { statusColor } from '@predio/domain/badges'
import { CLIENT_STATUS_LABELS, CLIENT_TYPE_LABELS, type ClientType } from '@predio/domain/clients'
import { formatNumber } from '@predio/domain/numbers'
import { Tag } from 'lucide-react'
import { AddFact } from '../../capabilities/facts/add-fact.tsx'
import { RowFact } from '../../capabilities/facts/row-fact.tsx'
import { words } from '../../lib/words.ts'
import { clientFacts, type ClientFacts } from '../../records/clients/client-facts.ts'
import { messages } from '../../records/clients/messages.ts'
import { Badge } from '../../ui/badge.tsx'

interface FactsProps {
  client: ClientFacts
  isFixed?: boolean
}

interface ClientBadgesProps extends FactsProps {
  client: ClientFacts & { type: ClientType; needs_review: boolean; is_example: boolean }
}

export function ClientBadges({ client, isFixed }: ClientBadgesProps) {
  const { type, status, needs_review, is_example } = client
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge hasMark={false}>{CLIENT_TYPE_LABELS[type]}</Badge>
      <RowFact kind={clientFacts} row={client} name="status" isFixed={isFixed}>
        <Badge tone={statusColor(status) === 'green' ? 'success' : 'neutral'}>
          {CLIENT_STATUS_LABELS[status]}
        </Badge>
      </RowFact>
      {is_example && <Badge hasMark={false}>{words.example}</Badge>}
      {needs_review && <Badge tone="attention">{messages.toReview}</Badge>}
    </span>
  )
}

/** LIST-17: a phone shows the number of tags instead of the tags. */
export function TagCount({ client, isFixed }: FactsProps) {
  const { length } = client.tags
  if (isFixed && length === 0) return null
  const count = (
    <Badge icon={<Tag aria-hidden="true" className="size-3.5" />}>
      {length === 0 ? '+' : formatNumber(length)}
    </Badge>
  )
  return (
    <RowFact kind={clientFacts} row={client} name="tags" isFixed={isFixed} empty={count}>
      {count}
    </RowFact>
  )
}

interface ClientTagsProps extends FactsProps {
  max?: number
}

export function ClientTags({ client, isFixed, max = Number.POSITIVE_INFINITY }: ClientTagsProps) {
  const { tags } = client
  if (isFixed && tags.length === 0) return null
  return (
    <RowFact
      kind={clientFacts}
      row={client}
      name="tags"
      isFixed={isFixed}
      empty={<AddFact>{messages.addTag}</AddFact>}
    >
      <span className="flex min-w-0 flex-wrap gap-1.5">
        {tags.slice(0, max).map((tag) => (
          <Badge key={tag} hasMark={false}>
            {tag}
          </Badge>
        ))}
        {tags.length > max && (
          <span className="text-xs leading-6 text-ink-soft">+{tags.length - max}</span>
        )}
      </span>
    </RowFact>
  )
}
