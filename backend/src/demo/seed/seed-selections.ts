import { randomBytes, randomUUID } from 'node:crypto'
import type { Json } from '@predio/domain/database'
import { fromLocalCopy, type StoredCopy } from '@predio/domain/properties'
import { snapshotOf } from '@predio/domain/selections'
import type { PropertyKey } from '../samples/properties.ts'
import { SELECTIONS } from '../samples/selections.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

export async function seedSelections(seeding: Seeding): Promise<void> {
  const { tx, calendar, clientId, propertyId } = seeding
  for (const { client, title, message, sentDaysAgo, views, items } of SELECTIONS) {
    const id = randomUUID()
    await insertRows(tx, 'selections', [
      {
        id,
        client_id: clientId(client),
        title,
        message,
        token_hash: randomBytes(32).toString('hex'),
        expires_at: calendar.at(30 - sentDaysAgo, '23:59'),
        views,
        last_viewed_at: calendar.before(0, '08:41'),
        created_at: calendar.at(-sentDaysAgo, '11:05'),
      },
    ])
    await insertRows(tx, 'selection_view_days', [
      { selection_id: id, day: calendar.day(-1), views: views - 1 },
      { selection_id: id, day: calendar.day(0), views: 1 },
    ])
    for (const [position, item] of items.entries()) {
      const itemId = randomUUID()
      await insertRows(tx, 'selection_items', [
        {
          id: itemId,
          selection_id: id,
          property_id: propertyId(item.listing),
          position,
          note: item.note ?? null,
          listing: await readSnapshot(seeding, item.listing),
          created_at: calendar.at(-sentDaysAgo, '11:05'),
        },
      ])
      if (!item.answer) continue
      await tx.query('select public.answer_selection($1, $2, $3, $4, $5, $6)', [
        id,
        itemId,
        item.answer,
        item.reason ?? null,
        item.comment ?? null,
        (item.slots ?? []).map(([day, half]) => `${calendar.day(day)} ${half}`),
      ])
    }
  }
  const moment = calendar.before(-1, '21:07')
  await tx.query(
    'update public.selection_items set answered_at = $1 where user_id = auth.uid() and answer is not null',
    [moment],
  )
  await tx.query(
    `update public.interactions set created_at = $1
     where user_id = auth.uid() and id in (select item.id from public.selection_items as item)`,
    [moment],
  )
  await tx.query(
    `update public.notifications set created_at = $1 where user_id = auth.uid() and kind = 'selection_answered'`,
    [moment],
  )
}

async function readSnapshot({ tx, propertyId }: Seeding, key: PropertyKey): Promise<Json> {
  const { rows } = await tx.query<{ copy: StoredCopy }>(
    'select to_jsonb(property) as copy from public.properties as property where id = $1',
    [propertyId(key)],
  )
  return snapshotOf(fromLocalCopy(rows[0]!.copy)) as unknown as Json
}
