import {
  EMPTY_VIEW,
  entityRules,
  readView,
  writeView,
  type ServerEntity,
} from '@predio/domain/views'
import { useEffect, type ComponentProps } from 'react'
import { log } from '../../lib/log.ts'
import { toast } from '../../ui/toast.ts'
import { useZone } from '../profile/use-zone.ts'
import { useViewCount } from '../views/api/count-view.ts'
import { readIds, viewQuery } from '../views/api/select-rows.ts'
import { BulkBarFrame } from './bulk-bar-frame.tsx'
import { messages } from './messages.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps extends Pick<ComponentProps<typeof BulkBarFrame>, 'items' | 'children'> {
  selection: Selection
  entity: ServerEntity
  view: string
}

export function BulkBar({ selection, entity, view, ...rest }: BulkBarProps) {
  const zone = useZone()
  const total = useViewCount(entity, view)
  const { isFeminine } = entityRules(entity)
  const { ids, wholeView, isReading, openView } = selection
  const matching = conditionsOf(entity, view)
  useEffect(() => openView(matching), [openView, matching])

  async function readMatching(): Promise<string[]> {
    const query = viewQuery(entity, view, { now: new Date(), zone })
    return readIds(entity, query)
  }

  async function chooseAll(): Promise<void> {
    try {
      await selection.chooseAll(matching, readMatching)
    } catch (error) {
      log.error('not all records chosen', error)
      toast.error(messages.chooseFailed(isFeminine))
    }
  }

  return (
    <BulkBarFrame
      {...rest}
      count={ids.size}
      total={total}
      areAllChosen={wholeView === matching && ids.size === total}
      isFeminine={isFeminine}
      isChoosing={isReading}
      onChooseAll={() => void chooseAll()}
      onClear={selection.clear}
      onStop={selection.stop}
    />
  )
}

function conditionsOf(entity: ServerEntity, view: string): string {
  const { conditions } = readView(entity, view).view
  return writeView(entity, { ...EMPTY_VIEW, conditions })
}
