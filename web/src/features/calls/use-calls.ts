import {
  buildCallList,
  type Call,
  type CallFactsRow,
  DEFAULT_CALL_SETTINGS,
  freshOffers,
  toCallLists,
} from '@predio/domain/calls'
import { toCalendarDate } from '@predio/domain/dates'
import { isExampleListing, type Property } from '@predio/domain/properties'
import { useMemo } from 'react'
import { useNow } from '../../lib/use-now.ts'
import { useReading } from '../../records/listings/use-listings.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { useSettings, type Settings } from '../../records/settings/api/read-settings.ts'
import { type CallPage, type CallQuestion, useCallPages, useFirstCalls } from './api/list-calls.ts'

export type TodaysCall = Call<CallFactsRow>

export interface CallPlan {
  contacted: number
  target: number
  planned: number
  total: number
}

/** CALL-14: one request reads the calls and the plan. */
export function useShortCalls(size: number) {
  const { question, describe, settings } = useRules()
  const first = useFirstCalls(size, question)
  return {
    calls: useMemo(() => first.data && describe(first.data.calls), [first.data, describe]),
    plan: first.data && planOf(first.data, settings),
    isPending: first.isPending,
    retry: () => void first.refetch(),
  }
}

export function useAllCalls() {
  const { question, describe, settings } = useRules()
  const pages = useCallPages(question)
  const read = pages.data?.pages
  return {
    calls: useMemo(() => read && describe(read.flatMap(({ calls }) => calls)), [read, describe]),
    plan: read?.[0] && planOf(read[0], settings),
    pages,
    isPending: pages.isPending,
    retry: () => void pages.refetch(),
  }
}

function useRules() {
  const { listings } = useReading()
  const { data: settings, isPending } = useSettings()
  const zone = useZone()
  const time = useNow().getTime()
  return useMemo(() => {
    const rules = settings ?? DEFAULT_CALL_SETTINGS
    const now = new Date(time)
    const question: CallQuestion = {
      offers: freshOffers(listings, { now, zone }, rules),
      today: toCalendarDate(now, zone),
      enabled: !isPending,
    }
    const describe = (rows: readonly CallFactsRow[]) =>
      buildCallList({ ...toCallLists(rows), listings: offered(rows, listings) }, now, zone, rules)
    return { question, describe, settings: rules }
  }, [listings, settings, isPending, zone, time])
}

/** FIRST-14: a real client must not be called about an example listing. */
function offered(rows: readonly CallFactsRow[], listings: readonly Property[]) {
  const isExample = rows.some(({ is_example }) => is_example)
  return isExample ? listings : listings.filter((each) => !isExampleListing(each))
}

function planOf(
  { contacted, total }: CallPage,
  { call_daily_target: target }: Pick<Settings, 'call_daily_target'>,
): CallPlan {
  return { contacted, target, planned: Math.min(total, Math.max(target - contacted, 0)), total }
}
