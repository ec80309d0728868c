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
  /** The order of the list if a view has none. */
  usual: Order<Row>
  /** OFF-11: true if the device stores the list for the first screen, which must not contain notes. */
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

/** Makes the reads of a list: page by page for the screen, and as a whole for a file. */
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
      // The day is part of the query key, because after midnight 'today' selects other rows.
      queryKey: keyOf(entity, userId, 'list', view, today, day.zone),
      queryFn: ({ pageParam, signal }) => readPage(view, day, pageParam as Row | null, signal),
      ...keysetPages<Row>(PAGE_SIZE),
      ...(isSeenFirst && firstPageSeen<Row[], Row | null>(userId, entity, view)),
      // The last rows stay visible while the person types, so that the list does not flicker.
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
