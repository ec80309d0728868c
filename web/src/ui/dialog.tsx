import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Dialog as AriaDialog, Heading } from 'react-aria-components'
import { IconButton } from './icon-button.tsx'
import { ModalFrame, type OpenedBy } from './modal-frame.tsx'
import { useFirstField } from './use-first-field.ts'
import { words } from '../lib/words.ts'

type DialogProps = OpenedBy & {
  title: string
  size?: 'medium' | 'large' | 'wide'
  /** A form closes only by its buttons and Escape, and opens with the focus in its first field. */
  closesOutside?: boolean
  actions?: ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  footer?: ReactNode
}

export function Dialog({
  title,
  size = 'medium',
  closesOutside = true,
  actions,
  children,
  footer,
  ...openedBy
}: DialogProps) {
  return (
    <ModalFrame {...openedBy} layout="sheet" size={size} isDismissable={closesOutside}>
      <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
        {({ close }) => (
          <>
            <header className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-6 sm:py-3 sm:pr-4">
              <Heading slot="title" level={1} className="text-lg font-semibold">
                {title}
              </Heading>
              <div className="flex shrink-0 items-center">
                {actions}
                <IconButton label={words.close} icon={<X aria-hidden="true" />} onPress={close} />
              </div>
            </header>
            <DialogBody isForm={!closesOutside}>
              {typeof children === 'function' ? children(close) : children}
            </DialogBody>
            {footer && (
              <footer className="flex flex-col-reverse gap-3 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
                {footer}
              </footer>
            )}
          </>
        )}
      </AriaDialog>
    </ModalFrame>
  )
}

/** This effect of the dialog's content sets the focus before the dialog itself would take it. */
function DialogBody({ isForm, children }: { isForm: boolean; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  useFirstField(body, isForm)
  return (
    <div ref={body} className="flex flex-1 flex-col gap-6 scroll-pb-24 overflow-y-auto px-6 py-6">
      {children}
    </div>
  )
}
