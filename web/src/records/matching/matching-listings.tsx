import { preferencesOf, type SearchingClient } from '@predio/domain/clients'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { Recipient } from '../whatsapp/api/read-recipient.ts'
import { FittingListings } from './fitting-listings.tsx'
import { messages } from './messages.ts'

interface MatchingListingsProps {
  client: SearchingClient & Recipient & { last_name: string | null }
}

/** The listings are read only when the agent asks for matches, so that the client's page does not wait for the site. */
export function MatchingListings({ client }: MatchingListingsProps) {
  const [isAsked, setAsked] = useState(false)
  const preferences = preferencesOf(client)
  return (
    <Card title={messages.listings} titleLevel={3}>
      {!preferences ? (
        <p className="text-ink-soft">{messages.noPreferences}</p>
      ) : isAsked ? (
        <FittingListings client={client} preferences={preferences} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="text-ink-soft">{messages.listingsHint}</p>
          <Button
            look="secondary"
            icon={<Sparkles aria-hidden="true" className="size-4.5" />}
            onPress={() => setAsked(true)}
          >
            {messages.find}
          </Button>
        </div>
      )}
    </Card>
  )
}
