import { DOCUMENT_CATEGORY_OPTIONS } from '@predio/domain/documents'
import { FolderDown, FolderInput, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '../../../ui/dialog-on-demand.tsx'
import { BulkBar } from '../../../capabilities/bulk/bulk-bar.tsx'
import { ChoiceDialog } from '../../../capabilities/bulk/choice-dialog.tsx'
import { runMany } from '../../../capabilities/bulk/run-bulk.ts'
import type { Selection } from '../../../capabilities/bulk/use-selection.ts'
import { messages as documentMessages } from '../../../records/documents/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { messages } from './messages.ts'

const ZipDialog = lazyDialog(async () => (await import('../zip/zip-dialog.tsx')).ZipDialog)

interface DocumentsBulkBarProps {
  selection: Selection
  /** The view of the list, as in an address. */
  view: string
}

/** What can be done with the selected documents (DOC-38, BULK-50). */
export function DocumentsBulkBar({ selection, view }: DocumentsBulkBarProps) {
  const [asking, setAsking] = useState<'category' | 'zip' | 'delete'>()
  const ids = [...selection.ids]
  const close = () => setAsking(undefined)
  return (
    <>
      <BulkBar
        selection={selection}
        entity="documents"
        view={view}
        chosenText={documentMessages.selected}
        items={[
          {
            id: 'category',
            label: messages.category,
            icon: <FolderInput aria-hidden="true" />,
            onAction: () => setAsking('category'),
          },
          {
            id: 'delete',
            label: messages.delete,
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            startsGroup: true,
            onAction: () => setAsking('delete'),
          },
        ]}
      >
        <Button
          look="secondary"
          size="small"
          iconBelow="sm"
          icon={<FolderDown aria-hidden="true" className="size-4.5" />}
          onPress={() => setAsking('zip')}
        >
          {documentMessages.downloadZip}
        </Button>
      </BulkBar>
      {asking === 'category' && (
        <ChoiceDialog
          title={messages.categoryTitle(ids.length)}
          label={documentMessages.category}
          options={DOCUMENT_CATEGORY_OPTIONS}
          action={messages.categoryButton}
          onDone={(category) =>
            void runMany('documents', ids, { do: 'change', changes: { category } })
          }
          onClose={close}
        />
      )}
      {asking === 'zip' && (
        <ZipDialog
          ids={ids}
          onClose={(isWhole) => {
            close()
            if (isWhole) selection.clear()
          }}
        />
      )}
      <ConfirmDialog
        title={messages.deleteTitle(ids.length)}
        message={messages.deleteText}
        confirmLabel={messages.deleteButton}
        isOpen={asking === 'delete'}
        onClose={close}
        onConfirm={() => {
          void runMany('documents', ids, { do: 'delete' })
          selection.clear()
        }}
      />
    </>
  )
}
