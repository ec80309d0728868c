import type { ReactNode } from 'react'

export interface TableColumn<Item> {
  id: string
  label: string
  align?: 'start' | 'end' | undefined
  /** The width in rem is also the column's share of the remaining room. */
  width?: number | undefined
  sorted?: 'ascending' | 'descending' | 'none' | undefined
  /** The column stays at the edge while the table scrolls; with a mouse only the hovered row shows its actions. */
  isPinned?: boolean
  renderHead?: () => ReactNode
  render: (row: Item) => ReactNode
}
