import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { useHistory } from '../../../records/documents/api/read-history.ts'
import { messages } from '../../../records/documents/messages.ts'
import { historyMessages } from './messages.ts'
import { Timeline } from './timeline.tsx'

interface HistoryDialogProps {
  document: DocumentRow
  onVersions: () => void
  onClose: () => void
}

export function HistoryDialog({ document, onVersions, onClose }: HistoryDialogProps) {
  const { data, isPending, refetch } = useHistory(document.id)
  return (
    <Dialog
      title={historyMessages.title(document.name)}
      onClose={onClose}
      {...(document.is_text && {
        footer: (
          <Button look="secondary" onPress={onVersions}>
            {messages.versions}
          </Button>
        ),
      })}
    >
      {isPending ? (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton shape="block" className="h-12" />
          <Skeleton shape="block" className="h-12" />
          <Skeleton shape="block" className="h-12" />
        </div>
      ) : data ? (
        <Timeline {...data} />
      ) : (
        <div className="flex flex-col items-start gap-3">
          <Notice tone="danger">{historyMessages.failed}</Notice>
          <Button look="secondary" onPress={() => void refetch()}>
            {messages.retry}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
