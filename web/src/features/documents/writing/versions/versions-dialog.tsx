import { RotateCw, TriangleAlert } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useVersions } from '../../../../records/documents/text/api/list-versions.ts'
import { messages, versionMessages } from '../messages.ts'
import { VersionsView } from './versions-view.tsx'

interface VersionsDialogProps {
  documentId: string
  onClose: () => void
}

export function VersionsDialog({ documentId, onClose }: VersionsDialogProps) {
  const versions = useVersions(documentId)
  return (
    <Dialog title={versionMessages.title} size="large" onClose={onClose}>
      {versions.isPending ? (
        <div aria-busy="true" className="flex flex-col gap-4">
          <Skeleton shape="block" className="h-16" />
          <Skeleton shape="block" className="h-64" />
        </div>
      ) : versions.data && versions.data.length > 0 ? (
        <VersionsView documentId={documentId} versions={versions.data} />
      ) : (
        <div role="alert">
          <EmptyState
            icon={<TriangleAlert aria-hidden="true" />}
            title={versions.data ? messages.notFound : versionMessages.loadFailed}
            text={messages.connectionHint}
            action={
              <Button
                icon={<RotateCw aria-hidden="true" className="size-4.5" />}
                onPress={() => void versions.refetch()}
              >
                {messages.retry}
              </Button>
            }
          />
        </div>
      )}
    </Dialog>
  )
}
