import type { Json } from '@predio/domain/database'
import {
  type Day,
  type ListEntity,
  queryOf,
  type QuerySort,
  type QueryTest,
  readView,
  type ServerEntity,
  type ViewQuery,
} from '@predio/domain/views'
import { BY_ID, cursorAfter, type Order, testsAfter } from '../../../lib/data/keyset.ts'
import { MAX_ROWS, readPages } from '../../../lib/read-all.ts'
import { supabase } from '../../../lib/supabase.ts'

export function viewQuery(entity: ListEntity, view: string, day: Day): ViewQuery {
  return queryOf(entity, readView(entity, view).view, day)
}

/** The id comes last, so that rows with equal values have a fixed order. */
export function orderOf<Row extends { id: string }>(
  sorts: readonly QuerySort[],
  usual: Order<Row>,
): Order<Row> {
  if (sorts.length === 0) return usual
  const keys = sorts.map(({ column, ascending, isNullable }) => ({
    column,
    ascending,
    ...(isNullable && { isNullable: true }),
  }))
  return [...keys, { column: 'id', ascending: false }] as unknown as Order<Row>
}

export type ListPage = { tests: Json; sorts: Json; size: number }

export function pageOf<Row extends object>(
  tests: readonly QueryTest[],
  order: Order<Row>,
  after: Row | null,
  size: number,
): ListPage {
  const all = [...tests, ...(after ? testsAfter(order, after) : [])]
  return { tests: all as unknown as Json, sorts: order as unknown as Json, size }
}

export async function readMatching<Row extends { id: string }>(
  tests: readonly QueryTest[],
  read: (page: ListPage) => PromiseLike<{ data: Row[] }>,
): Promise<Row[]> {
  const all: Row[] = []
  const pages = readPages<Row, Row>(async (after) => {
    const { data } = await read(pageOf<{ id: string }>(tests, BY_ID, after, MAX_ROWS))
    return { rows: data, next: cursorAfter(data, MAX_ROWS) }
  })
  for await (const rows of pages) all.push(...rows)
  return all
}

export async function readIds(entity: ServerEntity, { tests }: ViewQuery): Promise<string[]> {
  const { data } = await supabase()
    .rpc('view_ids', { list: entity, tests: tests as unknown as Json })
    .throwOnError()
  return data
}

const IDS_A_REQUEST = 100

export async function readChosen<Row>(
  ids: readonly string[],
  read: (some: readonly string[]) => PromiseLike<{ data: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < ids.length; start += IDS_A_REQUEST) {
    rows.push(...(await read(ids.slice(start, start + IDS_A_REQUEST))).data)
  }
  return rows
}
