import type { CalendarDate } from '../dates/index.ts'

/** A value that holds for a time: a legal rate, a unit, a reference price. */
export interface Figure<Value = number> {
  value: Value
  /** The first day it holds. */
  from: CalendarDate
  /** The last day it holds, or after which it has to be looked at again; null while no end is known. */
  until: CalendarDate | null
  source: string
  /** What the product does with it. */
  use: string
}
