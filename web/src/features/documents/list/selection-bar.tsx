import { FolderDown } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { messages } from '../../../records/documents/messages.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  documents: readonly DocumentRow[]
  selection: Selection
  onZip: () => void
}

/** The bar above the table: selects all visible documents and downloads the selected ones. */
export function SelectionBar({ documents, selection, onZip }: SelectionBarProps) {
  const count = selection.documents.length
  const isAll = documents.every(({ id }) => selection.has(id))
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-1.5">
      <Checkbox
        label={count === 0 ? messages.selectAll : messages.selected(count)}
        isSelected={count > 0 && isAll}
        isIndeterminate={count > 0 && !isAll}
        onChange={(isSelected) => (isSelected ? selection.setAll(documents) : selection.clear())}
      />
      {count > 0 && (
        <div className="ml-auto flex gap-2">
          <Button look="quiet" size="small" onPress={selection.clear}>
            {messages.clearSelection}
          </Button>
          <Button
            look="secondary"
            size="small"
            icon={<FolderDown aria-hidden="true" className="size-4.5" />}
            onPress={onZip}
          >
            {messages.downloadZip}
          </Button>
        </div>
      )}
    </div>
  )
}
