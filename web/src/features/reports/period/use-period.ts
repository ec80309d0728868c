import { checkRange, PERIODS, rangeOf, type DayRange, type Period } from '@predio/domain/reports'
import { isCalendarDate } from '@predio/domain/dates'
import { useSearchParams } from 'react-router'

/** REP-18: these words name the periods in the address. */
const WORDS: Record<Period, string> = {
  month: 'mes',
  quarter: '3-meses',
  year: 'anio',
  all: 'todo',
  custom: 'personalizado',
}
const DEFAULT_PERIOD = 'quarter'

export interface ChosenPeriod {
  period: Period
  range: DayRange
  choose: (period: Period) => void
  chooseDays: (range: DayRange) => void
}

export function usePeriod(today: string): ChosenPeriod {
  const [address, setAddress] = useSearchParams()
  const { period, range } = readPeriod(address, today)

  function write(next: Record<string, string>, replace: boolean): void {
    setAddress(next, { replace, preventScrollReset: true })
  }

  const chooseDays = ({ from, to }: DayRange, replace = true) =>
    write({ periodo: WORDS.custom, desde: from, hasta: to }, replace)

  return {
    period,
    range,
    choose: (next) => {
      if (next === 'custom') chooseDays(range, false)
      else write({ periodo: WORDS[next] }, false)
    },
    chooseDays,
  }
}

export function readPeriod(
  address: URLSearchParams,
  today: string,
): { period: Period; range: DayRange } {
  const period = PERIODS.find((each) => WORDS[each] === address.get('periodo')) ?? DEFAULT_PERIOD
  if (period !== 'custom') return { period, range: rangeOf(period, today) }
  const checked = checkRange(dayOf(address.get('desde')), dayOf(address.get('hasta')))
  if ('range' in checked) return { period, range: checked.range }
  return { period: DEFAULT_PERIOD, range: rangeOf(DEFAULT_PERIOD, today) }
}

function dayOf(text: string | null): string | null {
  return text !== null && isCalendarDate(text) ? text : null
}
