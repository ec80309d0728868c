import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { ModalLayer } from './layer.tsx'

interface SideSheetProps {
  label: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

export function SideSheet({ label, isOpen, onClose, children }: SideSheetProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(opens) => !opens && onClose()}
      isDismissable
      data-overlay
      className="fixed inset-0 z-50 h-(--visual-viewport-height) bg-veil entering:animate-appear exiting:animate-leave"
    >
      <Modal className="h-full w-[min(22rem,calc(100vw-3.5rem))] bg-raised text-ink shadow-lg outline-none transition-transform duration-200 entering:-translate-x-full exiting:-translate-x-full">
        <Dialog className="flex h-full flex-col outline-none">
          <Heading slot="title" level={1} className="sr-only">
            {label}
          </Heading>
          {children}
        </Dialog>
        <ModalLayer canClose />
      </Modal>
    </ModalOverlay>
  )
}
