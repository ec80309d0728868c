import type { Property } from '@predio/domain/properties'
import { useCallback } from 'react'
import type { Assistant, AssistantProps } from './assistant-slot.ts'
import { ListingCard } from './listing-card.tsx'

interface ChatSideProps extends Omit<AssistantProps, 'renderListing'> {
  Assistant: Assistant
  onLink: (property: Property) => void
}

export function ChatSide({ Assistant, onLink, ...panel }: ChatSideProps) {
  const renderListing = useCallback(
    (property: Property, remarks: readonly string[]) => (
      <ListingCard property={property} remarks={remarks} onLink={onLink} />
    ),
    [onLink],
  )
  return <Assistant {...panel} renderListing={renderListing} />
}
