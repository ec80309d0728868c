import { CloudOff, House, Plug, SearchX } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { HelpLink } from '../../../ui/help-link.tsx'
import { refreshListings } from '../../../records/listings/store/listings-store.ts'
import type { Problem } from '../../../records/listings/reading/describe-failure.ts'
import { messages } from '../messages.ts'
import { messages as listingMessages } from '../../../records/listings/messages.ts'
import { messages as ownMessages } from '../../../records/own-listings/messages.ts'
import { ADDRESSES } from '../../../lib/navigation.ts'
import { words } from '../../../lib/words.ts'

interface NoConnectionProps {
  onAdd: () => void
  onImport: () => void
}

export function NoConnection({ onAdd, onImport }: NoConnectionProps) {
  return (
    <Card>
      <h2 className="sr-only">{messages.connectSite}</h2>
      <EmptyState
        icon={<Plug aria-hidden="true" />}
        title={messages.noConnection}
        text={messages.noConnectionHint}
        action={
          <>
            <div className="flex flex-wrap justify-center gap-3">
              <ButtonLink href={ADDRESSES.settings}>{messages.configure}</ButtonLink>
              <Button look="secondary" onPress={onAdd}>
                {ownMessages.add}
              </Button>
              <Button look="secondary" onPress={onImport}>
                {listingMessages.importListings}
              </Button>
            </div>
            <p className="text-ink-soft">{ownMessages.addText}</p>
            <HelpLink guide="conectar-wordpress">{messages.help}</HelpLink>
          </>
        }
      />
    </Card>
  )
}

export function NotRead({ problem }: { problem: Problem }) {
  return (
    <Card>
      <EmptyState
        icon={<CloudOff aria-hidden="true" />}
        title={problem.text}
        text={problem.advice}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onPress={refreshListings}>{words.retry}</Button>
            <ButtonLink look="secondary" href={ADDRESSES.settings}>
              {messages.configure}
            </ButtonLink>
          </div>
        }
      />
    </Card>
  )
}

interface NoListingsProps {
  isFiltered: boolean
  fault: string | undefined
  onClear: () => void
}

export function NoListings({ isFiltered, fault, onClear }: NoListingsProps) {
  return (
    <Card>
      <EmptyState
        icon={isFiltered ? <SearchX aria-hidden="true" /> : <House aria-hidden="true" />}
        title={messages.empty}
        text={isFiltered ? messages.emptyFiltered : messages.emptySite}
        action={
          isFiltered && (
            <>
              {fault && <p className="font-medium text-danger">{fault}</p>}
              <Button look="secondary" onPress={onClear}>
                {words.clearFilters}
              </Button>
            </>
          )
        }
      />
    </Card>
  )
}
