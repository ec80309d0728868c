import type { ReactNode } from 'react'
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components'
import { cx } from './cx.ts'
import { ModalLayer } from './layer.tsx'

interface ModalFrameProps extends Omit<ModalOverlayProps, 'className' | 'style' | 'children'> {
  /** sheet: the whole screen of a phone. card: a card near the thumb on a phone. Both in the middle of a desk. */
  layout: 'sheet' | 'card'
  size?: keyof typeof SIZES
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

/** The veil and the surface under every dialog. */
export function ModalFrame({ layout, size = 'medium', children, ...rest }: ModalFrameProps) {
  return (
    <ModalOverlay
      {...rest}
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
        <ModalLayer canClose={!rest.isKeyboardDismissDisabled} />
        {children}
      </Modal>
    </ModalOverlay>
  )
}
