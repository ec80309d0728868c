import { useState } from 'react'
import type { OpenView } from '../../capabilities/views/use-open-view.ts'

/** The forms of the list, as they stand in an address. */
export type Layout = 'tablero' | 'lista'

const KEY = 'predio.opportunities.view'

/**
 * Board or list (VIEW-20). A view that says one shows that one, and a switch changes the view; for all others a switch changes what
 * this device remembers.
 */
export function useLayout({ view, change }: OpenView): [Layout, (layout: Layout) => void] {
  const [remembered, setRemembered] = useState(read)
  const own = view.layout as Layout | undefined
  return [
    own ?? remembered,
    (layout) => {
      if (own) return change({ ...view, layout })
      setRemembered(layout)
      write(layout)
    },
  ]
}

/** Stored since before there were views. */
function read(): Layout {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'lista' : 'tablero'
  } catch {
    return 'tablero'
  }
}

function write(layout: Layout): void {
  try {
    localStorage.setItem(KEY, layout === 'lista' ? 'list' : 'board')
  } catch {
    // Without storage the choice lasts as long as the screen.
  }
}
