import type { ReactElement } from 'react'
import {
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components'

interface TooltipProps {
  text: string
  placement?: AriaTooltipProps['placement'] & string
  isOpen?: boolean
  /** The trigger must be able to take the focus, because a tooltip must not be reachable by mouse alone. */
  children: ReactElement
}

export function Tooltip({ text, placement = 'top', children, ...trigger }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={80} {...trigger}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="max-w-64 rounded-sm bg-ink px-2.5 py-1.5 text-sm text-paper shadow-md entering:animate-appear exiting:animate-leave"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
