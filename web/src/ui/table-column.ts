import type { ReactNode } from 'react'

export interface TableColumn<Item> {
  id: string
  label: string
  /** end: money and counts. */
  align?: 'start' | 'end' | undefined
  /** In rem: the column is as wide as this, and takes as much of the room that is left. */
  width?: number | undefined
  /** How the rows are sorted by it; without, nobody can sort by it. */
  sorted?: 'ascending' | 'descending' | 'none' | undefined
  /** What can be done with a row: it stays at the edge while the table goes sideways, and with a mouse is seen in the row that it is in. */
  isPinned?: boolean
  /** In place of the label at its head. */
  renderHead?: () => ReactNode
  render: (row: Item) => ReactNode
}
