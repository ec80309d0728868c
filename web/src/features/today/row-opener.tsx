import { Button, Link } from 'react-aria-components'
import type { ReactNode } from 'react'
import { linkTo, type Target } from '../../lib/navigation.ts'

const NAME =
  '-my-2.5 inline-block cursor-pointer rounded-sm py-2.5 text-left font-medium wrap-anywhere underline-offset-4 outline-0 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus'

export function RowOpener({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button data-opens onPress={onPress} className={NAME}>
      {children}
    </Button>
  )
}

export function RowLink({ to, children }: { to: Target; children: ReactNode }) {
  return (
    <Link {...linkTo(to)} className={NAME}>
      {children}
    </Link>
  )
}
