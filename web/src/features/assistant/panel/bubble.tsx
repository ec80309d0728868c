import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'
import { messages as say } from '../messages.ts'

interface BubbleProps {
  isBot: boolean
  children: ReactNode
}

export function Bubble({ isBot, children }: BubbleProps) {
  return (
    <div
      className={cx(
        'w-fit max-w-[88%] rounded-lg px-4 py-2.5 wrap-anywhere desk:text-sm',
        isBot
          ? 'rounded-tl-sm bg-sunken text-ink'
          : 'self-end rounded-tr-sm bg-action-fill whitespace-pre-wrap text-on-fill',
      )}
    >
      <span className="sr-only">{isBot ? say.assistant : say.you}: </span>
      {children}
    </div>
  )
}
