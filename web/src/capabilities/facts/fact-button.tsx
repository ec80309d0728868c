import type { ReactNode, Ref } from 'react'
import { Button } from 'react-aria-components'

interface FactButtonProps {
  ref?: Ref<HTMLButtonElement>
  label: string
  isBusy?: boolean
  isDim?: boolean
  'aria-haspopup': 'menu' | 'dialog'
  'aria-expanded': boolean
  onPress: () => void
  children: ReactNode
}

/** The button lies above the row's link and can be pressed within 44 px. */
export function FactButton({ label, isBusy = false, isDim = false, ...button }: FactButtonProps) {
  return (
    <Button
      {...button}
      aria-label={label}
      isPending={isBusy}
      data-dim={isDim || undefined}
      className="relative z-1 inline-flex max-w-full min-w-0 cursor-pointer items-center rounded-full text-left outline-0 transition-shadow before:absolute before:inset-x-0 before:top-1/2 before:h-11 before:-translate-y-1/2 hover:bg-ink/8 hover:ring-4 hover:ring-ink/8 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus aria-expanded:bg-ink/8 aria-expanded:ring-4 aria-expanded:ring-ink/8 data-dim:opacity-60 pending:opacity-60 desk:before:h-8"
    />
  )
}
