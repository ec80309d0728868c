import { useState } from 'react'
import { lazyDialog, useDialog } from '../../../ui/dialog-on-demand.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useDeletion } from '../../../capabilities/deletion/use-deletion.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'

const DetailsDialog = lazyDialog(
  async () => (await import('../details/details-dialog.tsx')).DetailsDialog,
)
const HistoryDialog = lazyDialog(
  async () => (await import('../history/history-dialog.tsx')).HistoryDialog,
)
const DocumentEditor = lazyDialog(
  async () => (await import('../writing/editor/document-editor.tsx')).DocumentEditor,
)
const VersionsDialog = lazyDialog(
  async () => (await import('../writing/versions/versions-dialog.tsx')).VersionsDialog,
)
const ShareDialog = lazyDialog(
  async () => (await import('../sharing/share-dialog.tsx')).ShareDialog,
)

export type DocumentAction = 'edit' | 'share' | 'history' | 'versions' | 'remove'

export function useDocumentDialogs(onRemoved?: () => void) {
  const { open, dialog } = useDialog(DocumentDialog, { onRemoved })
  return {
    open: (action: DocumentAction, document: DocumentRow) => open({ action, document }),
    element: dialog,
  }
}

interface DocumentDialogProps {
  action: DocumentAction
  document: DocumentRow
  onClose: () => void
  onRemoved: (() => void) | undefined
}

function DocumentDialog({ action: first, document, onClose, onRemoved }: DocumentDialogProps) {
  const [action, setAction] = useState(first)
  switch (action) {
    case 'edit':
      // An uploaded document has no text to edit, only its details.
      return document.is_text ? (
        <DocumentEditor documentId={document.id} onClose={onClose} />
      ) : (
        <DetailsDialog document={document} onClose={onClose} />
      )
    case 'versions':
      return <VersionsDialog documentId={document.id} onClose={onClose} />
    case 'share': {
      const { id, name, client_id, client_name } = document
      const client = client_id === null ? null : { id: client_id, label: client_name ?? '' }
      return <ShareDialog document={{ id, name }} client={client} onClose={onClose} />
    }
    case 'history':
      return (
        <HistoryDialog
          document={document}
          onVersions={() => setAction('versions')}
          onClose={onClose}
        />
      )
    case 'remove':
      return <RemoveDialog document={document} onClose={onClose} onRemoved={onRemoved} />
  }
}

type RemoveDialogProps = Pick<DocumentDialogProps, 'document' | 'onClose' | 'onRemoved'>

function RemoveDialog({ document, onClose, onRemoved }: RemoveDialogProps) {
  const deletion = useDeletion('documents', document.id)
  return (
    <ConfirmDialog
      {...deletion.question(document.name)}
      onClose={onClose}
      onConfirm={async () => {
        await deletion.remove()
        onRemoved?.()
      }}
    />
  )
}
