import { useState } from 'react'

export type View = 'board' | 'list'

const KEY = 'predio.opportunities.view'

/** The view, board or list, remembered on this device. */
export function useView(): [View, (view: View) => void] {
  const [view, setView] = useState(read)
  return [
    view,
    (next) => {
      setView(next)
      write(next)
    },
  ]
}

function read(): View {
  try {
    return localStorage.getItem(KEY) === 'list' ? 'list' : 'board'
  } catch {
    return 'board'
  }
}

function write(view: View): void {
  try {
    localStorage.setItem(KEY, view)
  } catch {
    // Without storage the choice lasts as long as the screen.
  }
}
