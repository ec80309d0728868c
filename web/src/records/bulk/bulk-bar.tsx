import { entityRules, type ServerEntity } from '@predio/domain/views'
import { useState, type ComponentProps } from 'react'
import { log } from '../../lib/log.ts'
import { useUser } from '../../lib/session/index.ts'
import { toast } from '../../ui/toast.ts'
import { useZone } from '../profile/use-zone.ts'
import { useViewCount } from '../views/api/count-view.ts'
import { readIds, viewQuery } from '../views/api/select-rows.ts'
import { BulkBarFrame } from './bulk-bar-frame.tsx'
import { messages } from './messages.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps extends Pick<
  ComponentProps<typeof BulkBarFrame>,
  'items' | 'children' | 'chosenText'
> {
  selection: Selection
  entity: ServerEntity
  /** The view of the list, as in an address: all that match can be chosen, also those that were not read yet. */
  view: string
}

/** What can be done with the chosen records of a list that the server filters. */
export function BulkBar({ selection, entity, view, ...rest }: BulkBarProps) {
  const { id: userId } = useUser()
  const zone = useZone()
  const total = useViewCount(entity, view)
  const [isReading, setReading] = useState(false)

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
    <BulkBarFrame
      {...rest}
      count={selection.ids.size}
      total={total}
      isFeminine={entityRules(entity).isFeminine}
      isChoosing={isReading}
      onChooseAll={() => void chooseAll()}
      onClear={selection.clear}
      onStop={selection.stop}
    />
  )
}
