import { FileX2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useTextDocument } from '../../../../records/documents/text/api/read-text-document.ts'
import { messages } from '../messages.ts'
import { DocumentForm } from './document-form.tsx'

interface DocumentEditorProps {
  documentId: string
  onClose: () => void
}

/** DOC-46: each saved change of the text is a version. */
export function DocumentEditor({ documentId, onClose }: DocumentEditorProps) {
  const { data, isPending, isError, refetch } = useTextDocument(documentId)
  // The last read document stays open if another tab deletes it, so that the typed text is not lost; saving reports the deletion.
  const [opened, setOpened] = useState(data)
  if (data && data !== opened) setOpened(data)
  const document = data ?? opened
  return (
    <Dialog
      title={document?.name ?? messages.edit}
      size="wide"
      closesOutside={false}
      onClose={onClose}
    >
      {isPending ? (
        <div aria-busy="true" className="flex flex-col gap-6">
          <Skeleton shape="block" className="h-32" />
          <Skeleton shape="block" className="h-96" />
        </div>
      ) : document ? (
        <DocumentForm key={document.id} document={document} onClose={onClose} />
      ) : (
        <div role="alert">
          <EmptyState
            icon={<FileX2 aria-hidden="true" />}
            title={isError ? messages.loadFailed : messages.notFound}
            {...(isError && { text: messages.connectionHint })}
            action={
              <Button onPress={() => (isError ? void refetch() : onClose())}>
                {isError ? messages.retry : messages.close}
              </Button>
            }
          />
        </div>
      )}
    </Dialog>
  )
}
