import { Button } from 'react-aria-components'
import type { ReactNode } from 'react'

/** The name of a row, which opens its record over the page. */
export function RowOpener({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <Button
      data-opens
      onPress={onPress}
      className="-my-2.5 cursor-pointer rounded-sm py-2.5 text-left font-medium wrap-anywhere underline-offset-4 outline-0 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
    >
      {children}
    </Button>
  )
}
