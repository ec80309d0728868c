import { SCRIPT_CATEGORY_LABELS } from '@predio/domain/scripts'
import { HEADINGS } from '../../ui/printed-list/messages.ts'
import type { TableColumn } from '../../ui/table-column.ts'
import type { Script } from '../../records/scripts/api/list-scripts.ts'

/** The whole text of each, which the screen cuts after a few lines. */
export const PRINTED_SCRIPTS: readonly TableColumn<Script>[] = [
  { id: 'title', label: HEADINGS.title, render: ({ title }) => title },
  {
    id: 'category',
    label: HEADINGS.category,
    render: ({ category }) => SCRIPT_CATEGORY_LABELS[category],
  },
  { id: 'content', label: HEADINGS.content, render: ({ content }) => content },
]
