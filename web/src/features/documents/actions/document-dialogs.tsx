import { Suspense, useState } from 'react'
import { lazy } from '../../../lib/lazy.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useDeletion } from '../../../records/deletion/use-deletion.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'

const DetailsDialog = lazy(async () => ({
  default: (await import('../details/details-dialog.tsx')).DetailsDialog,
}))
const HistoryDialog = lazy(async () => ({
  default: (await import('../history/history-dialog.tsx')).HistoryDialog,
}))
const DocumentEditor = lazy(async () => ({
  default: (await import('../writing/editor/document-editor.tsx')).DocumentEditor,
}))
const VersionsDialog = lazy(async () => ({
  default: (await import('../writing/versions/versions-dialog.tsx')).VersionsDialog,
}))
const ShareDialog = lazy(async () => ({
  default: (await import('../sharing/share-dialog.tsx')).ShareDialog,
}))

export type DocumentAction = 'edit' | 'share' | 'history' | 'versions' | 'remove'

interface OpenDialog {
  action: DocumentAction
  document: DocumentRow
}

/** The dialogs for the actions on a document, shared by the list and the document's page. */
export function useDocumentDialogs(onRemoved?: () => void) {
  const [opened, setOpened] = useState<OpenDialog>()
  const open = (action: DocumentAction, document: DocumentRow) => setOpened({ action, document })
  const element = opened && (
    <Suspense>
      <DocumentDialog
        {...opened}
        onOpen={(action) => open(action, opened.document)}
        onClose={() => setOpened(undefined)}
        onRemoved={onRemoved}
      />
    </Suspense>
  )
  return { open, element }
}

interface DocumentDialogProps extends OpenDialog {
  onOpen: (action: DocumentAction) => void
  onClose: () => void
  onRemoved: (() => void) | undefined
}

function DocumentDialog({ action, document, onOpen, onClose, onRemoved }: DocumentDialogProps) {
  switch (action) {
    case 'edit':
      // The text of an upload cannot be edited, only its details.
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
          onVersions={() => onOpen('versions')}
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
