import { VIEWS } from '../samples/views.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

export async function seedViews({ tx }: Seeding): Promise<void> {
  await insertRows(
    tx,
    'saved_views',
    VIEWS.map(({ entity, name, query }, position) => ({ entity, name, query, position })),
  )
}
