import type { CalendarDate } from '../dates/index.ts'

/** A value that is valid for a period: a legal rate, a unit or a reference price. */
export interface Figure<Value = number> {
  value: Value
  /** The first day on which it is valid. */
  from: CalendarDate
  /** The last day on which it is valid, or after which it must be reviewed; null while no end is known. */
  until: CalendarDate | null
  source: string
  /** What the product does with it. */
  use: string
}
