import { useEffect } from 'react'

/** What the frame says, and what the screens inside of it say while they are there. */
let frame: string | undefined
const screens: { title: string }[] = []

function show(): void {
  document.title = [screens.at(-1)?.title ?? frame, 'Predio'].filter(Boolean).join(' · ')
}

/** The name of the tab, which a screen reader says first. A screen that is left gives way to what was said before. */
export function useTitle(title: string): void {
  useEffect(() => {
    const screen = { title }
    screens.push(screen)
    show()
    return () => {
      screens.splice(screens.indexOf(screen), 1)
      show()
    }
  }, [title])
}

/** For the frame around the screens: holds while none of them says more. */
export function useFrameTitle(title: string): void {
  useEffect(() => {
    frame = title
    show()
  }, [title])
}
