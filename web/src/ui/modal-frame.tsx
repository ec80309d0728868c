import type { ReactElement, ReactNode } from 'react'
import { DialogTrigger, Modal, ModalOverlay } from 'react-aria-components'
import { cx } from './cx.ts'
import { ModalLayer } from './layer.tsx'

export type OpenedBy =
  | { trigger: ReactElement; isOpen?: never; onClose?: never }
  | {
      trigger?: undefined
      isOpen?: boolean
      onClose: () => void
    }

type ModalFrameProps = OpenedBy & {
  /** On a phone a 'sheet' covers the whole screen; a 'card' lies near the thumb. */
  layout: 'sheet' | 'card'
  size?: keyof typeof SIZES
  isDismissable?: boolean
  isKeyboardDismissDisabled?: boolean
  children: ReactNode
}

const SIZES = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: 'sm:max-w-4xl',
  wide: 'sm:max-w-6xl',
}

const LAYOUTS = {
  sheet: 'h-full w-full sm:h-auto sm:rounded-xl',
  card: 'm-4 w-full rounded-xl',
}

export function ModalFrame({
  layout,
  size = 'medium',
  trigger,
  isOpen = true,
  onClose,
  isDismissable = false,
  isKeyboardDismissDisabled = false,
  children,
}: ModalFrameProps) {
  const frame = (
    <ModalOverlay
      {...(onClose && { isOpen, onOpenChange: (opens) => !opens && onClose() })}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={isKeyboardDismissDisabled}
      data-overlay
      className="fixed inset-0 z-50 flex h-(--visual-viewport-height) items-end justify-center bg-veil entering:animate-appear exiting:animate-leave sm:items-center sm:p-6"
    >
      <Modal
        className={cx(
          'flex max-h-full flex-col overflow-hidden bg-raised text-ink shadow-lg outline-none entering:animate-rise sm:m-0',
          LAYOUTS[layout],
          SIZES[size],
        )}
      >
        <ModalLayer canClose={!isKeyboardDismissDisabled} />
        {children}
      </Modal>
    </ModalOverlay>
  )
  if (!trigger) return frame
  return (
    <DialogTrigger>
      {trigger}
      {frame}
    </DialogTrigger>
  )
}
