import { entityRules, readView, writeView, type ListEntity, type View } from '@predio/domain/views'
import { useMemo } from 'react'
import { viewTarget } from '../../lib/navigation.ts'
import type { SavedView } from './api/list-views.ts'
import { textOf, useViewAddress, VIEW_PARAMETER, type ViewAddress } from './use-view-address.ts'

export interface OpenView<Entity extends ListEntity = ListEntity> {
  entity: Entity
  view: View
  query: string
  saved: SavedView | undefined
  isChanged: boolean
  isPreset: boolean
  refused: readonly string[]
  change: (view: View) => void
  onLeave: ViewAddress['onLeave']
  targetOf: (view: { id: string | undefined; query: string }) => ReturnType<typeof viewTarget>
  open: (view: SavedView | null) => void
}

export function useOpenView<Entity extends ListEntity>(entity: Entity): OpenView<Entity> {
  const { start } = entityRules(entity)
  return useViewAt(entity, useViewAddress(entity, { start, isAsked: true }))
}

export function useViewAt<Entity extends ListEntity>(
  entity: Entity,
  { kind, views, text, go, onLeave }: ViewAddress,
): OpenView<Entity> {
  const { view, refused } = useMemo(() => readView(entity, text, [VIEW_PARAMETER]), [entity, text])
  const id = new URLSearchParams(text).get(VIEW_PARAMETER)
  const saved = views?.find((each) => each.id === id)
  const query = writeView(entity, view)
  const { conditions, sorts, columns } = view
  const isPreset = !saved && (entityRules(entity).presets ?? []).includes(query)
  return {
    entity,
    view,
    query,
    saved,
    // A changed layout alone is no change to save.
    isChanged: saved
      ? canonical(entity, saved.query) !== query
      : writeView(entity, { conditions, sorts, columns }) !== '' && !isPreset,
    isPreset,
    refused,
    onLeave,
    targetOf: (each) => viewTarget(kind, textOf(each)),
    change: (next) =>
      go(textOf({ id: saved?.id, query: writeView(entity, next) }), { replace: true }),
    open: (each) => go(each ? textOf(each) : ''),
  }
}

/** An older release may have written the parts of the same view in another order. */
function canonical(entity: ListEntity, query: string): string {
  return writeView(entity, readView(entity, query).view)
}
