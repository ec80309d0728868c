import type { ReactNode } from 'react'

export interface TableColumn<Item> {
  id: string
  label: string
  align?: 'start' | 'end' | undefined
  /** In rem: the column is as wide as this, and takes as much of the room that is left. */
  width?: number | undefined
  sorted?: 'ascending' | 'descending' | 'none' | undefined
  /** What can be done with a row: it stays at the edge while the table goes sideways, and with a mouse is seen in the row that it is in. */
  isPinned?: boolean
  renderHead?: () => ReactNode
  render: (row: Item) => ReactNode
}
