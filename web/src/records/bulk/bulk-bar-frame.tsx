import { ListChecks, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { messages } from './messages.ts'
import { useBulkRun } from './run-bulk.ts'

interface BulkBarFrameProps {
  count: number
  /** How many match the view; undefined while that is not known. */
  total: number | undefined
  isFeminine: boolean
  /** While all that match are read. */
  isChoosing?: boolean
  onChooseAll: () => void
  onClear: () => void
  onStop: () => void
  items: ComponentProps<typeof Menu>['items']
  /** The actions that are wanted most, beside the menu. */
  children?: ReactNode
  /** Below the count: why something cannot be done with so many. */
  note?: string | undefined
  /** For a list whose boxes are always there, which has a word of its own for what is chosen and nothing to leave. */
  chosenText?: ((count: number) => string) | undefined
}

/** How many are chosen and what can be done with them; above the bar of a phone. */
export function BulkBarFrame(props: BulkBarFrameProps) {
  const { count, total, isFeminine, isChoosing = false, items, children, note, chosenText } = props
  const run = useBulkRun()
  useLeaveWarning(run !== undefined)
  return (
    <div className="sticky bottom-20 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-raised px-4 py-3 shadow-lg lg:bottom-4 print:hidden">
      {run ? (
        <ProgressBar
          label={messages.working(run.done, run.total)}
          value={run.done}
          maxValue={run.total}
        />
      ) : (
        <>
          <p aria-live="polite" className="min-w-24 flex-1 font-medium tabular-nums">
            {count === 0
              ? messages.none(isFeminine)
              : (chosenText?.(count) ?? messages.chosen(count, isFeminine))}
            {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
          </p>
          {total !== undefined && total > 0 && count !== total && (
            <Button
              look="quiet"
              size="small"
              isPending={isChoosing}
              pendingLabel={messages.choosing}
              onPress={props.onChooseAll}
            >
              {messages.chooseAll(total, isFeminine)}
            </Button>
          )}
          {count > 0 && (
            <Button look="quiet" size="small" onPress={props.onClear}>
              {messages.clear}
            </Button>
          )}
          {children}
          <Menu
            trigger={
              <Button
                size="small"
                isDisabled={count === 0}
                icon={<ListChecks aria-hidden="true" className="size-4.5" />}
              >
                {messages.actions}
              </Button>
            }
            items={items}
          />
          {!chosenText && (
            <IconButton
              label={messages.done}
              icon={<X aria-hidden="true" />}
              onPress={props.onStop}
            />
          )}
        </>
      )}
    </div>
  )
}
