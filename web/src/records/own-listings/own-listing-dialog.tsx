import { LoadFailure } from '../../ui/load-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormSkeleton } from '../../ui/form-skeleton.tsx'
import { useOwnListing } from './api/own-listing.ts'
import { messages } from './messages.ts'
import { OwnListingForm } from './own-listing-form.tsx'

interface OwnListingDialogProps {
  id?: string | undefined
  isPasted?: boolean
  onSaved?: (id: string) => void
  onImport?: () => void
  onPaste?: () => void
  onClose: () => void
}

const NOTHING = () => undefined

export function OwnListingDialog({
  id,
  isPasted = false,
  onSaved = NOTHING,
  onImport,
  onPaste,
  onClose,
}: OwnListingDialogProps) {
  return (
    <Dialog
      title={id === undefined ? messages.newListing : messages.editListing}
      size="large"
      onClose={onClose}
      closesOutside={false}
    >
      {id === undefined ? (
        <>
          {onImport && onPaste && (
            <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
              <span>{messages.openHint}</span>
              <Button look="quiet" size="small" onPress={onPaste}>
                {messages.openPaste}
              </Button>
              <Button look="quiet" size="small" onPress={onImport}>
                {messages.openFromForm}
              </Button>
            </div>
          )}
          <OwnListingForm
            listing={undefined}
            isPasted={isPasted}
            onSaved={onSaved}
            onClose={onClose}
          />
        </>
      ) : (
        <EditForm id={id} onSaved={onSaved} onClose={onClose} />
      )}
    </Dialog>
  )
}

function EditForm({
  id,
  onSaved,
  onClose,
}: Required<Pick<OwnListingDialogProps, 'onSaved' | 'onClose'>> & { id: string }) {
  const { data, isError, refetch } = useOwnListing(id)
  if (data) return <OwnListingForm listing={data} onSaved={onSaved} onClose={onClose} />
  if (isError || data === null) {
    return <LoadFailure title={messages.loadFailed} onRetry={() => void refetch()} />
  }
  return <FormSkeleton fields={6} columns="sm:grid-cols-2" />
}
