import { FolderDown, FolderInput } from 'lucide-react'
import { ListBulkBar, useBulk } from '../../../capabilities/list/list-bulk-bar.tsx'
import type { ListState } from '../../../capabilities/list/use-list.ts'
import { messages as documentMessages } from '../../../records/documents/messages.ts'
import { lazyDialog } from '../../../ui/dialog-on-demand.tsx'
import { messages } from './messages.ts'

const ZipDialog = lazyDialog(async () => (await import('../zip/zip-dialog.tsx')).ZipDialog)

export function DocumentsBulkBar({ list }: { list: ListState<'documents'> }) {
  const { ids, choice } = useBulk(list)
  const renderZip = (close: () => void) => (
    <ZipDialog
      ids={ids}
      onClose={(isWhole) => {
        close()
        if (isWhole) list.selection.clear()
      }}
    />
  )
  const icon = <FolderDown aria-hidden="true" />
  return (
    <ListBulkBar
      list={list}
      texts={messages}
      actions={[
        { id: 'zip', label: documentMessages.downloadZip, icon, renderDialog: renderZip },
        choice('categoria', <FolderInput aria-hidden="true" />, messages.category),
      ]}
    />
  )
}
