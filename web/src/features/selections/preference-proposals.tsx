import { NO_PREFERENCES, usualOperation, type Preferences } from '@predio/domain/clients'
import { formatMxn } from '@predio/domain/money'
import { proposeChanges, type PreferenceChange } from '@predio/domain/selections'
import { greetingName } from '@predio/domain/text'
import { useState } from 'react'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { useClientRecord, type ClientRecord } from '../../records/clients/api/read-client.ts'
import { changePreference } from '../../records/clients/api/change-preference.ts'
import { markReviewed } from '../../records/selections/api/mark-answers.ts'
import type { SelectionClient, SelectionItem } from '../../records/selections/api/selection-row.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

interface PreferenceProposalsProps {
  client: SelectionClient
  items: readonly SelectionItem[]
}

/** SEL-12: the client's preferences change only if the agent confirms. */
export function PreferenceProposals({ client, items }: PreferenceProposalsProps) {
  const { data: record } = useClientRecord(client.id)
  if (!record) return null
  const stated = record.preferences ?? NO_PREFERENCES
  const operation = stated.operation ?? usualOperation(record.type)
  const changes = proposeChanges({ ...stated, operation }, declinedOf(items), likedOf(items))
  if (changes.length === 0) return null
  return (
    <Card title={messages.proposals} titleLevel={3}>
      <ul className="flex flex-col gap-4">
        {changes.map((change) => (
          <Proposal key={change.kind + textOf(change)} change={change} record={record} />
        ))}
      </ul>
    </Card>
  )
}

function Proposal({ change, record }: { change: PreferenceChange; record: ClientRecord }) {
  const { id: userId } = useUser()
  const [isBusy, setBusy] = useState(false)

  async function decide(isConfirmed: boolean): Promise<void> {
    setBusy(true)
    try {
      await (isConfirmed ? confirm() : markReviewed(userId, change.declined))
    } catch (error) {
      log.error('preferences not changed', error)
      toast.error(messages.preferencesFailed)
    } finally {
      setBusy(false)
    }
  }

  async function confirm(): Promise<void> {
    await changePreference(userId, record.id, changedBy(record.preferences, change))
    toast.success(messages.preferencesChanged)
    try {
      await markReviewed(userId, change.declined)
    } catch (error) {
      // A failure does no harm, because the changed preferences already contain what the client's reasons would propose again.
      log.warn('reasons not marked as reviewed', error)
    }
  }

  return (
    <li className="flex flex-col gap-3">
      <p>{questionOf(change, greetingName(record))}</p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" isDisabled={isBusy} onPress={() => void decide(true)}>
          {textOf(change)}
        </Button>
        <Button look="quiet" size="small" isDisabled={isBusy} onPress={() => void decide(false)}>
          {messages.dismiss}
        </Button>
      </div>
    </li>
  )
}

function declinedOf(items: readonly SelectionItem[]) {
  return items.flatMap(({ id, answer, reason, reviewed_at, listing }) =>
    answer === 'pass' && reason && reviewed_at === null ? [{ ...listing, itemId: id, reason }] : [],
  )
}

function likedOf(items: readonly SelectionItem[]) {
  return items.flatMap(({ answer, listing }) =>
    answer === 'like' || answer === 'visit' ? [listing] : [],
  )
}

function changedBy(preferences: Preferences | null, change: PreferenceChange) {
  if (change.kind === 'lower-max-price') return { max_price: change.maxPrice }
  const locations = preferences?.locations ?? []
  return { locations: locations.filter((location) => location !== change.location) }
}

function questionOf(change: PreferenceChange, name: string): string {
  const count = change.declined.length
  return change.kind === 'remove-location'
    ? messages.removeLocation(name, count, change.location)
    : messages.lowerPrice(name, count, formatMxn(change.maxPrice, 0))
}

function textOf(change: PreferenceChange): string {
  return change.kind === 'remove-location'
    ? messages.confirmLocation(change.location)
    : messages.confirmPrice(formatMxn(change.maxPrice, 0))
}
