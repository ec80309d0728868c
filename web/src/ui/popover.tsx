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
  /** The page stays in use below suggestions, so Back leaves it instead of closing them. */
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
          // On a phone a list that grows would be moved off its field.
          isSuggestion && 'max-sm:w-(--trigger-width)',
        )}
      />
      {isOpen && !isSuggestion && <Layer onClose={close} surface={surface} />}
    </>
  )
}
