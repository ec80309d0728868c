import { SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useOffline } from '../../lib/use-offline.ts'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'

export interface ListStatesProps {
  skeleton: ReactNode
  failed: string
  renderOffline?: (failure: ReactNode) => ReactNode
  isFiltered: boolean
  onClearFilters: () => void
  noMatches: { title: string; text?: string }
  none: ComponentProps<typeof EmptyState>
}

interface ListBodyProps<Row> extends ListStatesProps {
  rows: readonly Row[] | undefined
  isPending: boolean
  onRetry: () => void
  children: (rows: readonly Row[]) => ReactNode
}

export function ListBody<Row>(props: ListBodyProps<Row>) {
  const { rows, isPending, onRetry, skeleton, failed, renderOffline, isFiltered, none } = props
  const isOffline = useOffline()
  if (isPending && !(isOffline && renderOffline)) return skeleton
  if (!rows) {
    const failure = <LoadFailure isCard title={failed} onRetry={onRetry} />
    return renderOffline ? renderOffline(failure) : failure
  }
  if (rows.length > 0) return props.children(rows)
  return (
    <div className="rounded-lg bg-card shadow-md">
      {isFiltered ? (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          {...props.noMatches}
          action={
            <Button look="secondary" onPress={props.onClearFilters}>
              {words.clearFilters}
            </Button>
          }
        />
      ) : (
        <EmptyState {...none} />
      )}
    </div>
  )
}
