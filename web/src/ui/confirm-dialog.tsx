import { useState, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components'
import { Button } from './button.tsx'
import { ModalFrame, type OpenedBy } from './modal-frame.tsx'
import { toast } from './toast.ts'
import { words } from '../lib/words.ts'

type ConfirmDialogProps = OpenedBy & {
  title: string
  message: ReactNode
  confirmLabel: string
  cancelLabel?: string
  tone?: 'danger' | 'neutral'
  /** The dialog stays open until the promise resolves, and when it rejects. */
  onConfirm: () => unknown
  done?: string
  failed?: string
}

export function ConfirmDialog({
  title,
  message,
  confirmLabel,
  cancelLabel = words.cancel,
  tone = 'danger',
  onConfirm,
  done,
  failed,
  ...openedBy
}: ConfirmDialogProps) {
  const [isPending, setPending] = useState(false)

  async function confirm(close: () => void): Promise<void> {
    setPending(true)
    try {
      await onConfirm()
      if (done !== undefined) toast.success(done)
      close()
    } catch {
      if (failed !== undefined) toast.error(failed)
    } finally {
      setPending(false)
    }
  }

  return (
    <ModalFrame {...openedBy} layout="card" size="small" isKeyboardDismissDisabled={isPending}>
      <AriaDialog role="alertdialog" className="flex flex-col gap-6 p-6 outline-none">
        {({ close }) => (
          <>
            <div className="flex flex-col gap-2">
              <Heading slot="title" level={1} className="text-lg font-semibold">
                {title}
              </Heading>
              <div className="text-ink-soft">{message}</div>
            </div>
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="secondary" isDisabled={isPending} onPress={close}>
                {cancelLabel}
              </Button>
              <Button
                look={tone === 'danger' ? 'danger' : 'primary'}
                isPending={isPending}
                onPress={() => void confirm(close)}
              >
                {confirmLabel}
              </Button>
            </div>
          </>
        )}
      </AriaDialog>
    </ModalFrame>
  )
}
