import { addDays, type CalendarDate, daysBetween } from '../dates/index.ts'
import type { Figure } from './figure.ts'
import { type FigureKey, FIGURES } from './figures.ts'

type Row<Key extends FigureKey> = (typeof FIGURES)[Key][number]

export function latestFigure<Key extends FigureKey>(key: Key): Row<Key> {
  const rows: readonly Row<Key>[] = FIGURES[key]
  return rows[rows.length - 1] as Row<Key>
}

function earliestFigure<Key extends FigureKey>(key: Key): Row<Key> {
  return FIGURES[key][0]
}

export type DatedFigure<Key extends FigureKey> = Row<Key> & {
  isExpired: boolean
}

/** FIG-02: after its last day the newest value is still used, but marked as expired. */
export function figureOn<Key extends FigureKey>(key: Key, day: CalendarDate): DatedFigure<Key> {
  const rows: readonly Row<Key>[] = FIGURES[key]
  const figure = rows.findLast(({ from }) => from <= day) ?? earliestFigure(key)
  return { ...figure, isExpired: figure.until !== null && figure.until < day }
}

export interface ExpiringFigure {
  key: FigureKey
  figure: Figure<unknown>
  daysLeft: number
}

/** FIG-03: returns the values that expire within these days, the most urgent first. */
export function figuresExpiring(day: CalendarDate, days: number): ExpiringFigure[] {
  const last = addDays(day, days)
  return (Object.keys(FIGURES) as FigureKey[])
    .flatMap((key) => {
      const figure: Figure<unknown> = latestFigure(key)
      if (figure.until === null || figure.until > last) return []
      return [{ key, figure, daysLeft: daysBetween(day, figure.until) }]
    })
    .toSorted((a, b) => a.daysLeft - b.daysLeft)
}
