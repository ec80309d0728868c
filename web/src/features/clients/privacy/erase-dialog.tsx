import { fullName } from '@predio/domain/clients'
import { RotateCw } from 'lucide-react'
import { useClientData } from '../../../records/privacy/api/erase-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { ClientPageData } from '../api/read-client-page.ts'
import { EraseForm } from './erase-form.tsx'
import { messages } from './messages.ts'

interface EraseDialogProps {
  client: ClientPageData
  onClose: () => void
  onErased: () => void
}

/** PRIV-21: the agent reads which data are erased and which stay before anything is erased. */
export function EraseDialog({ client, onClose, onErased }: EraseDialogProps) {
  const { data, isError, isFetching, refetch } = useClientData(client.id)
  return (
    <Dialog
      title={messages.eraseTitle(fullName(client))}
      size="large"
      onClose={onClose}
      closesOutside={false}
    >
      <p>{messages.eraseIntro}</p>
      {data ? (
        <EraseForm client={client} data={data} onClose={onClose} onErased={onErased} />
      ) : isError ? (
        <>
          <Notice tone="danger">{messages.countFailed}</Notice>
          <div>
            <Button
              look="secondary"
              isPending={isFetching}
              icon={<RotateCw aria-hidden="true" className="size-4.5" />}
              onPress={() => void refetch()}
            >
              {messages.retry}
            </Button>
          </div>
        </>
      ) : (
        <ProgressBar label={messages.counting} isIndeterminate />
      )}
    </Dialog>
  )
}
