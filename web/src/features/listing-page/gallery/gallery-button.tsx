import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { cx } from '../../../ui/cx.ts'

interface GalleryButtonProps {
  side: 'left' | 'right'
  label: string
  isOff: boolean
  onPress: () => void
  children: ReactNode
}

export function GalleryButton({ side, label, isOff, onPress, children }: GalleryButtonProps) {
  return (
    <Button
      aria-label={label}
      isDisabled={isOff}
      onPress={onPress}
      className={cx(
        'absolute top-1/2 grid size-11 -translate-y-1/2 cursor-pointer place-items-center rounded-full bg-card text-ink shadow-md outline-0 transition-opacity hover:bg-raised focus-visible:outline-2 focus-visible:outline-focus disabled:invisible [&_svg]:size-6',
        side === 'left' ? 'left-3' : 'right-3',
      )}
    >
      {children}
    </Button>
  )
}
