import { DOCUMENT_CATEGORY_OPTIONS } from '@predio/domain/documents'
import { FolderDown, FolderInput } from 'lucide-react'
import { ChoiceDialog } from '../../../capabilities/bulk/choice-dialog.tsx'
import { runMany } from '../../../capabilities/bulk/run-bulk.ts'
import { ListBulkBar } from '../../../capabilities/list/list-bulk-bar.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { messages as documentMessages } from '../../../records/documents/messages.ts'
import { lazyDialog } from '../../../ui/dialog-on-demand.tsx'
import { messages } from './messages.ts'

const ZipDialog = lazyDialog(async () => (await import('../zip/zip-dialog.tsx')).ZipDialog)

/** DOC-38 and BULK-50: these actions apply to many documents. */
export function DocumentsBulkBar({ list }: { list: ListState<'documents'> }) {
  const { selection } = list
  const ids = [...selection.ids]
  return (
    <ListBulkBar
      list={list}
      actions={[
        {
          id: 'zip',
          label: documentMessages.downloadZip,
          icon: <FolderDown aria-hidden="true" />,
          renderDialog: (close) => (
            <ZipDialog
              ids={ids}
              onClose={(isWhole) => {
                close()
                if (isWhole) selection.clear()
              }}
            />
          ),
        },
        {
          id: 'category',
          label: messages.category,
          icon: <FolderInput aria-hidden="true" />,
          renderDialog: (close) => (
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
          ),
        },
      ]}
      deletion={{
        title: messages.deleteTitle(ids.length),
        text: messages.deleteText,
        button: messages.deleteButton,
      }}
    />
  )
}
