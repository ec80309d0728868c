import { useState } from 'react'
import type { OpenView } from '../../capabilities/views/use-open-view.ts'

export type Layout = 'tablero' | 'lista'

const KEY = 'predio.opportunities.view'

/** VIEW-20: a view's own layout wins; for views without a layout this device remembers the choice. */
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
    // Without storage the choice lasts as long as the screen is open.
  }
}
