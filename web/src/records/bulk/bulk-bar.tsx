import { entityRules, type ServerEntity } from '@predio/domain/views'
import { ListChecks, X } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { useLeaveWarning } from '../../lib/use-leave-warning.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { toast } from '../../ui/toast.ts'
import { useZone } from '../profile/use-zone.ts'
import { useViewCount } from '../views/api/count-view.ts'
import { readIds, viewQuery } from '../views/api/select-rows.ts'
import { messages } from './messages.ts'
import { useBulkRun } from './run-bulk.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps {
  selection: Selection
  entity: ServerEntity
  /** The view of the list, as in an address: all that match can be chosen, also those that were not read yet. */
  view: string
  items: ComponentProps<typeof Menu>['items']
  /** The action that is wanted most, beside the menu. */
  children?: ReactNode
  /** For a list whose boxes are always there, which has a word of its own for what is chosen and nothing to leave. */
  chosenText?: (count: number) => string
}

/** What can be done with the chosen records; above the bar of a phone. */
export function BulkBar({ selection, entity, view, items, children, chosenText }: BulkBarProps) {
  const { id: userId } = useUser()
  const zone = useZone()
  const total = useViewCount(entity, view)
  const { isFeminine } = entityRules(entity)
  const run = useBulkRun()
  const [isReading, setReading] = useState(false)
  useLeaveWarning(run !== undefined)
  const count = selection.ids.size

  async function chooseAll(): Promise<void> {
    setReading(true)
    try {
      const query = viewQuery(entity, view, { now: new Date(), zone })
      selection.set(await readIds(entity, userId, query))
    } catch (error) {
      log.error('not all records chosen', error)
      toast.error(messages.chooseFailed)
    } finally {
      setReading(false)
    }
  }

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
          </p>
          {total !== undefined && total > 0 && count !== total && (
            <Button
              look="quiet"
              size="small"
              isPending={isReading}
              pendingLabel={messages.choosing}
              onPress={() => void chooseAll()}
            >
              {messages.chooseAll(total, isFeminine)}
            </Button>
          )}
          {count > 0 && (
            <Button look="quiet" size="small" onPress={selection.clear}>
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
              onPress={selection.stop}
            />
          )}
        </>
      )}
    </div>
  )
}
