import type { CalendarDate } from '../dates/index.ts'

export interface Figure<Value = number> {
  value: Value
  from: CalendarDate
  until: CalendarDate | null
  source: string
  use: string
}
