import { SearchX } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useOffline } from '../../lib/use-offline.ts'
import { words } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'

export interface ListStatesProps {
  /** In place of the rows until they are read. */
  skeleton: ReactNode
  /** Said where they could not be read. */
  failed: string
  /** What this device has of them, while the server cannot be reached; the failure where it has nothing. */
  renderOffline?: (failure: ReactNode) => ReactNode
  isFiltered: boolean
  onClearFilters: () => void
  /** Where the filters let nothing through. */
  noMatches: { title: string; text?: string }
  /** Where there is nothing yet. */
  none: ComponentProps<typeof EmptyState>
}

interface ListBodyProps<Row> extends ListStatesProps {
  /** Undefined until they are read. */
  rows: readonly Row[] | undefined
  isPending: boolean
  onRetry: () => void
  children: (rows: readonly Row[]) => ReactNode
}

/** The rows of a list, or what stands in their place: loading, failed, without a connection, empty, nothing that matches. */
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
