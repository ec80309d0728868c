import { Handshake, SearchX } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { messages } from '../../records/opportunities/messages.ts'
import { words } from '../../lib/words.ts'

interface NothingToShowProps {
  /** Whether filters may hide opportunities. */
  isFiltered: boolean
  onCreate: () => void
  onClearFilters: () => void
}

export function NothingToShow({ isFiltered, onCreate, onClearFilters }: NothingToShowProps) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={<SearchX aria-hidden="true" />}
        title={messages.nothingFound}
        text={messages.nothingFoundAdvice}
        action={
          <Button look="secondary" onPress={onClearFilters}>
            {words.clearFilters}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      icon={<Handshake aria-hidden="true" />}
      title={messages.none}
      text={messages.noneAdvice}
      action={<Button onPress={onCreate}>{messages.createFirst}</Button>}
    />
  )
}
