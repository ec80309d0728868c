import type { ReactNode } from 'react'

export interface TableColumn<Item> {
  id: string
  label: string
  /** end: money and counts. */
  align?: 'start' | 'end'
  render: (row: Item) => ReactNode
}
