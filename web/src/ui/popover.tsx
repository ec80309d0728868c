import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components'
import { cx } from './cx.ts'

interface PopoverProps extends Omit<AriaPopoverProps, 'className' | 'style'> {
  /** As wide as what opened it, at least. */
  matchesTrigger?: boolean
}

export function Popover({ matchesTrigger = false, ...rest }: PopoverProps) {
  return (
    <AriaPopover
      offset={6}
      {...rest}
      data-overlay
      className={cx(
        'max-w-[calc(100vw-1.5rem)] overflow-auto rounded-md border border-line bg-raised text-ink shadow-lg outline-none entering:animate-appear exiting:animate-leave',
        matchesTrigger && 'min-w-(--trigger-width)',
      )}
    />
  )
}
