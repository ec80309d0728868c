import { useEffect } from 'react'

let frame: string | undefined
const screens: { title: string }[] = []

function show(): void {
  document.title = [screens.at(-1)?.title ?? frame, 'Predio'].filter(Boolean).join(' · ')
}

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

export function useFrameTitle(title: string): void {
  useEffect(() => {
    frame = title
    show()
  }, [title])
}
