import type { ViewEntity } from '@predio/domain/views'
import { changed } from '../../../lib/data/changed.ts'
import { newId } from '../../../lib/new-id.ts'
import { recordKind } from '../../../lib/save-record.ts'
import type { Saved } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { VIEW_COLUMNS, type SavedView } from './list-views.ts'

const views = recordKind({
  table: 'saved_views',
  select: () => supabase().from('saved_views').select(VIEW_COLUMNS),
  toRow: (row): SavedView => row,
})

interface NewView {
  entity: ViewEntity
  name: string
  query: string
  position: number
}

export function createView(userId: string, values: NewView): Promise<SavedView> {
  return views.createOnce(userId, { id: newId(), values })
}

/** SAVE-02: a view that another tab has changed is not overwritten. */
export function updateView(
  userId: string,
  view: SavedView,
  values: Partial<Pick<SavedView, 'name' | 'query'>>,
): Promise<Saved<SavedView>> {
  return views.update(userId, view, values)
}

export async function deleteView(userId: string, id: string): Promise<void> {
  await supabase().from('saved_views').delete().eq('id', id).eq('user_id', userId).throwOnError()
  void changed('saved_views')
}

/** The restored view gets its old id. */
export async function restoreView(
  userId: string,
  { id, updated_at: _version, ...values }: SavedView,
): Promise<void> {
  await views.createOnce(userId, { id, values })
}

/** VIEW-08: stores the order of the views in the bar, and the view in which the list opens. */
export async function arrangeViews(
  entity: ViewEntity,
  ordered: readonly string[],
  defaultView: string | null,
): Promise<void> {
  await supabase()
    .rpc('arrange_views', {
      list: entity,
      ordered: [...ordered],
      ...(defaultView !== null && { default_view: defaultView }),
    })
    .throwOnError()
  await changed('saved_views')
}
