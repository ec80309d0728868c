import { useState } from 'react'
import { codesLeft } from '../../../records/second-factor/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { makeCodes, useCodesLeft } from './api/recovery-codes.ts'
import { messages } from './messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** How many are left, and new ones in their place. */
export function CodesRow() {
  const { data, isLoading, isError } = useCodesLeft()
  const [codes, setCodes] = useState<string[]>()
  const [isUnsaved, setUnsaved] = useState(false)

  async function make(): Promise<void> {
    try {
      const made = await makeCodes()
      if (made) setCodes(made)
      else toast.error(messages.codesUnavailable)
    } catch (error) {
      toast.error(messages.codesFailed)
      throw error
    }
  }

  function done(): void {
    setCodes(undefined)
    setUnsaved(false)
  }

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4 sm:flex-row sm:items-center sm:justify-between">
      {isLoading ? <Skeleton className="h-5 w-56" /> : <p className="text-sm">{sentence()}</p>}
      <ConfirmDialog
        title={messages.newCodesTitle}
        message={messages.newCodesText}
        confirmLabel={messages.newCodes}
        tone="neutral"
        onConfirm={make}
        trigger={<Button look="quiet">{messages.newCodes}</Button>}
      />
      <Dialog
        title={messages.codesTitle}
        closesOutside={false}
        isOpen={codes !== undefined}
        onOpenChange={() => setUnsaved(true)}
      >
        {codes && <RecoveryCodes codes={codes} isUnsaved={isUnsaved} onSaved={done} />}
      </Dialog>
    </div>
  )

  function sentence(): string {
    if (isError) return messages.codesUnread
    return data ? codesLeft(data.remaining) : messages.noCodes
  }
}
