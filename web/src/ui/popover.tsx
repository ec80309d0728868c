import { useContext, useRef } from 'react'
import {
  OverlayTriggerStateContext,
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components'
import { cx } from './cx.ts'
import { Layer } from './layer.tsx'

interface PopoverProps extends Omit<AriaPopoverProps, 'className' | 'style'> {
  matchesTrigger?: boolean
  /** The page below suggestions can still be used, so Back leaves the page instead of closing the suggestions. */
  isSuggestion?: boolean
}

export function Popover({ matchesTrigger = false, isSuggestion = false, ...rest }: PopoverProps) {
  const surface = useRef<HTMLElement>(null)
  const ofTrigger = useContext(OverlayTriggerStateContext)
  const isOpen = rest.isOpen ?? ofTrigger?.isOpen ?? false
  const close = () => (rest.isOpen === undefined ? ofTrigger?.close() : rest.onOpenChange?.(false))
  return (
    <>
      <AriaPopover
        ref={surface}
        offset={6}
        {...rest}
        data-overlay
        className={cx(
          'max-w-[calc(100vw-1.5rem)] overflow-auto rounded-md border border-line bg-raised text-ink shadow-lg outline-none entering:animate-appear exiting:animate-leave',
          matchesTrigger && 'min-w-(--trigger-width)',
          // On a phone a list that grows wider would be moved away from its field.
          isSuggestion && 'max-sm:w-(--trigger-width)',
        )}
      />
      {isOpen && !isSuggestion && <Layer onClose={close} surface={surface} />}
    </>
  )
}
