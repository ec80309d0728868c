import { Plus, SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useOffline } from '../../lib/use-offline.ts'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'

interface StateTexts {
  loadFailed: string
  /** Where the filters let nothing through. */
  noMatches: string
  noMatchesText?: string
  /** Where there is nothing yet. */
  none: string
  noneText: string
}

export interface ListStatesProps {
  skeleton: ReactNode
  texts: StateTexts
  /** What this device has of them, while the server cannot be reached; the failure where it has nothing. */
  renderOffline?: (failure: ReactNode) => ReactNode
  isFiltered: boolean
  onClearFilters: () => void
  /** Beside what is said where there is nothing yet. */
  icon: ReactNode
  /** What is offered there. */
  action: ReactNode
}

interface ListBodyProps<Row> extends ListStatesProps {
  rows: readonly Row[] | undefined
  isPending: boolean
  onRetry: () => void
  children: (rows: readonly Row[]) => ReactNode
}

export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { rows, isPending, onRetry, skeleton, texts, renderOffline, isFiltered } = props
  const isOffline = useOffline()
  if (isPending && !(isOffline && renderOffline)) return skeleton
  if (!rows) {
    const failure = <LoadFailure isCard title={texts.loadFailed} onRetry={onRetry} />
    return renderOffline ? renderOffline(failure) : failure
  }
  if (rows.length > 0) return props.children(rows)
  return (
    <div className="rounded-lg bg-card shadow-md">
      {isFiltered ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title={texts.noMatches}
          text={texts.noMatchesText}
          action={
            <Button look="secondary" onPress={props.onClearFilters}>
              {words.clearFilters}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={props.icon}
          title={texts.none}
          text={texts.noneText}
          action={props.action}
        />
      )}
    </div>
  )
}

/** Where there is nothing yet: the first one is added. */
export function AddButton({ label, look, onPress }: AddButtonProps) {
  return (
    <Button
      {...(look && { look })}
      icon={<Plus aria-hidden="true" className="size-4.5" />}
      onPress={onPress}
    >
      {label}
    </Button>
  )
}

interface AddButtonProps extends Pick<ComponentProps<typeof Button>, 'look'> {
  label: string
  onPress: () => void
}
