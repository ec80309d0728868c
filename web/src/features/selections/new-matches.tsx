import { matchListings, type Preferences } from '@predio/domain/clients'
import { formatPrices, type Property } from '@predio/domain/properties'
import { MAX_SELECTION_ITEMS } from '@predio/domain/selections'
import { greetingName } from '@predio/domain/text'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { log } from '../../lib/log.ts'
import { useClientRecord } from '../../records/clients/api/read-client.ts'
import { listingIdOf } from '../../records/listings/store/off-site.ts'
import { useListings } from '../../records/listings/use-listings.ts'
import { useSaveSelection } from '../../records/selections/api/save-selection.ts'
import type { SelectionClient, SelectionRow } from '../../records/selections/api/selection-row.ts'
import { newItem, toFormValues } from '../../records/selections/selection-values.ts'
import { messages as records } from '../../records/selections/messages.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { messages } from './messages.ts'

const MAX_OFFERED = 5

interface NewMatchesProps {
  selection: SelectionRow
  client: SelectionClient
}

/** SEL-17: offers matching listings that the selection does not hold yet. */
export function NewMatches({ selection, client }: NewMatchesProps) {
  const { data: record } = useClientRecord(client.id)
  if (!record?.preferences) return null
  return <Offer selection={selection} client={client} preferences={record.preferences} />
}

function Offer({ selection, client, preferences }: NewMatchesProps & { preferences: Preferences }) {
  const { listings } = useListings()
  const [isSaving, setSaving] = useState(false)
  const save = useSaveSelection()
  const matches = useMemo(() => {
    const known = new Set(selection.items.map(listingOf))
    return matchListings(preferences, listings).filter(({ listing }) => !known.has(listing.id))
  }, [preferences, listings, selection.items])
  const room = MAX_SELECTION_ITEMS - selection.items.length
  const offered = matches.slice(0, Math.min(MAX_OFFERED, room)).map(({ listing }) => listing)
  if (offered.length === 0) return null

  async function add(): Promise<void> {
    setSaving(true)
    try {
      const saved = await save({ id: selection.id, base: selection, values: withAdded() })
      if (saved.kind === 'saved') toast.success(messages.matchesAdded(offered.length))
      else toast.error(messages.changedMeanwhile)
    } catch (error) {
      log.error('listings not added to the selection', error)
      toast.error(records.saveFailed)
    } finally {
      setSaving(false)
    }
  }

  function withAdded() {
    return {
      title: selection.title,
      message: selection.message,
      clientId: client.id,
      expiresAt: selection.expires_at,
      token: undefined,
      items: [...toFormValues(selection).items, ...offered.map(newItem)],
    }
  }

  return (
    <Card title={messages.matches(matches.length, greetingName(client))} titleLevel={3}>
      <ul aria-label={messages.matchesLabel} className="flex flex-col gap-2">
        {offered.map((listing) => (
          <Match key={listing.id} listing={listing} />
        ))}
      </ul>
      <div>
        <Button
          look="secondary"
          isPending={isSaving}
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onPress={() => void add()}
        >
          {messages.addMatches(offered.length)}
        </Button>
      </div>
    </Card>
  )
}

function Match({ listing }: { listing: Property }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <span className="min-w-0 font-medium wrap-anywhere">{listing.title}</span>
      <span className="text-sm text-ink-soft tabular-nums">{formatPrices(listing)}</span>
    </li>
  )
}

function listingOf({ property, property_id: id }: SelectionRow['items'][number]): number | null {
  return property && id !== null ? listingIdOf({ ...property, id }) : null
}
