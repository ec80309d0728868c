import type { Day, ServerEntity, ViewQuery } from '@predio/domain/views'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { compareRows } from '../../../lib/compare-rows.ts'
import { firstPageSeen } from '../../../lib/data/last-seen.ts'
import { keysetPages, type Order } from '../../../lib/data/keyset.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useToday } from '../../profile/use-today.ts'
import { useZone } from '../../profile/use-zone.ts'
import {
  type ListPage,
  orderOf,
  pageOf,
  readChosen,
  readMatching,
  viewQuery,
} from './select-rows.ts'

const PAGE_SIZE = 50

type Answer<Row> = PromiseLike<{ data: Row[] }>

interface ViewListParts<Row> {
  entity: ServerEntity
  /** The orders of a view replace this order. */
  usual: Order<Row>
  /** OFF-11: a list of a first screen holds no notes. */
  isSeenFirst?: boolean
  select: (page: ListPage) => {
    abortSignal(signal: AbortSignal): { throwOnError(): Answer<Row> }
    throwOnError(): Answer<Row>
  }
  of: (userId: string) => {
    in(column: 'id', ids: readonly string[]): { throwOnError(): Answer<Row> }
  }
}

export interface CsvRequest {
  userId: string
  view: string
  day: Day
  ids?: readonly string[]
}

/** A list is read page by page, or as a whole for a file. */
export function viewList<Row extends { id: string }>(parts: ViewListParts<Row>) {
  const { entity, usual, isSeenFirst, select, of } = parts
  const orderIn = ({ sorts }: ViewQuery) => orderOf(sorts, usual)

  async function readPage(view: string, day: Day, after: Row | null, signal: AbortSignal) {
    const query = viewQuery(entity, view, day)
    const page = pageOf(query.tests, orderIn(query), after, PAGE_SIZE)
    return (await select(page).abortSignal(signal).throwOnError()).data
  }

  function pagesQuery(userId: string, view: string, today: string, day: Day) {
    return infiniteQueryOptions({
      // The day is part of the key, because after midnight 'today' is another list.
      queryKey: keyOf(entity, userId, 'list', view, today, day.zone),
      queryFn: ({ pageParam, signal }) => readPage(view, day, pageParam as Row | null, signal),
      ...keysetPages<Row>(PAGE_SIZE),
      ...(isSeenFirst && firstPageSeen<Row[], Row | null>(userId, entity, view)),
      // The last rows stay while a word is typed, so that the list does not flicker.
      placeholderData: keepPreviousData,
    })
  }

  return {
    useRows(view: string) {
      const day = { now: useNow(), zone: useZone() }
      return useInfiniteQuery(pagesQuery(useUser().id, view, useToday(), day))
    },

    async readAll({ userId, view, day, ids }: CsvRequest): Promise<Row[]> {
      const query = viewQuery(entity, view, day)
      const rows = ids
        ? await readChosen(ids, (some) => of(userId).in('id', some).throwOnError())
        : await readMatching(query.tests, (page) => select(page).throwOnError())
      return rows.toSorted(compareRows(...orderIn(query)))
    },
  }
}
