import type { ClientType } from '../../clients/index.ts'
import type { CalendarDate } from '../../dates/index.ts'

export interface FillClient {
  type: ClientType
  first_name: string
  last_name: string | null
  address: string | null
  email?: string | null
  phone?: string | null
}

export interface FillProperty {
  title: string
  location: string
  price: number | null
  currency: string
  operation: string
}

export interface FillRecords {
  clients: readonly FillClient[]
  property: FillProperty | null
  today: CalendarDate
}
