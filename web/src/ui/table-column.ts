import type { ReactNode } from 'react'

export interface TableColumn<Item> {
  id: string
  label: string
  align?: 'start' | 'end' | undefined
  /** Width in rem, which is also the column's share of the remaining space. */
  width?: number | undefined
  sorted?: 'ascending' | 'descending' | 'none' | undefined
  /** The column stays visible at the edge while the table scrolls sideways; with a mouse only the hovered row shows its actions. */
  isPinned?: boolean
  renderHead?: () => ReactNode
  render: (row: Item) => ReactNode
}
