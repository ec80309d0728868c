import type { Property } from '@predio/domain/properties'
import { useCallback } from 'react'
import { AssistantPanel } from '../../assistant/index.ts'
import { ListingCard } from './listing-card.tsx'

interface ChatSideProps {
  id: string
  listings: readonly Property[]
  takesFocus: boolean
  onLink: (property: Property) => void
  onClose: () => void
}

/** The assistant with this screen's properties and what can be done with them here. */
export function ChatSide({ onLink, ...panel }: ChatSideProps) {
  const renderListing = useCallback(
    (property: Property, remarks: readonly string[]) => (
      <ListingCard property={property} remarks={remarks} onLink={onLink} />
    ),
    [onLink],
  )
  return <AssistantPanel {...panel} renderListing={renderListing} />
}
