import { CheckCheck, ListChecks, ListX, X } from 'lucide-react'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { useBulkBarFocus } from './bar-focus.ts'
import { messages } from './messages.ts'
import { useBulkRun } from './run-bulk.ts'

interface BulkBarFrameProps {
  count: number
  total: number | undefined
  areAllChosen: boolean
  isFeminine: boolean
  isChoosing?: boolean
  onChooseAll: () => void
  onClear: () => void
  onStop: () => void
  items: ComponentProps<typeof Menu>['items']
  children?: ReactNode
  note?: string | undefined
}

/** BULK-12: on a phone the bar takes one line above the navigation. */
export function BulkBarFrame(props: BulkBarFrameProps) {
  const { count, total, areAllChosen, isFeminine, isChoosing = false, items, children } = props
  const { note } = props
  const run = useBulkRun()
  const canChooseAll = total !== undefined && total > 0 && !areAllChosen
  const bar = useRef<HTMLElement>(null)
  useBulkBarFocus(bar, count === 0)
  useLeaveWarning(run !== undefined)
  return (
    <section
      ref={bar}
      aria-label={messages.bar}
      tabIndex={-1}
      className="sticky bottom-20 z-20 flex flex-wrap items-center gap-x-1 gap-y-2 rounded-lg bg-raised px-3 py-2 shadow-lg outline-0 focus-visible:outline-2 focus-visible:outline-focus sm:gap-x-3 sm:px-4 sm:py-3 lg:bottom-4 print:hidden"
    >
      {run ? (
        <ProgressBar
          label={messages.working(run.done, run.total)}
          value={run.done}
          maxValue={run.total}
        />
      ) : (
        <>
          <p
            aria-live="polite"
            className="min-w-20 flex-1 text-sm font-medium tabular-nums sm:text-base"
          >
            {count === 0 ? messages.none(isFeminine) : messages.chosen(count, isFeminine)}
            {note && <span className="block text-sm font-normal text-ink-soft">{note}</span>}
          </p>
          {canChooseAll && (
            <Button
              look="quiet"
              size="small"
              iconBelow="sm"
              icon={<CheckCheck aria-hidden="true" className="size-4.5 sm:hidden" />}
              isPending={isChoosing}
              pendingLabel={messages.choosing}
              onPress={props.onChooseAll}
            >
              {messages.chooseAll(total, isFeminine)}
            </Button>
          )}
          {count > 0 && (
            <Button
              look="quiet"
              size="small"
              iconBelow="sm"
              icon={<ListX aria-hidden="true" className="size-4.5 sm:hidden" />}
              onPress={props.onClear}
            >
              {messages.clear}
            </Button>
          )}
          {children}
          <Menu
            trigger={
              <Button
                size="small"
                isDisabled={count === 0}
                icon={<ListChecks aria-hidden="true" className="size-4.5 max-sm:hidden" />}
              >
                {messages.actions}
              </Button>
            }
            items={items}
          />
          <IconButton
            label={messages.done}
            shortcut="Escape"
            icon={<X aria-hidden="true" />}
            onPress={props.onStop}
          />
        </>
      )}
    </section>
  )
}
