import { Plus, SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useOffline } from '../../lib/use-offline.ts'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'

interface StateTexts {
  loadFailed: string
  noMatches?: string
  noMatchesText?: string
  none: string
  noneText: string
}

export interface ListStatesProps {
  skeleton: ReactNode
  texts: StateTexts
  /** Renders the device's copy while the server cannot be reached; without a copy it renders the failure. */
  renderOffline?: (failure: ReactNode) => ReactNode
  isFiltered: boolean
  onClearFilters: () => void
  icon: ReactNode
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
          title={texts.noMatches ?? texts.none}
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

const PLUS = <Plus aria-hidden="true" className="size-4.5" />

export function AddButton({ label, look, icon = PLUS, onPress }: AddButtonProps) {
  return (
    <Button {...(look && { look })} icon={icon} onPress={onPress}>
      {label}
    </Button>
  )
}

interface AddButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'icon'> {
  label: string
  onPress: () => void
}
