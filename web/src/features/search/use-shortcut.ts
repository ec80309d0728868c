import { useEffect, useEffectEvent } from 'react'

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform)

/** As it is printed on the person's own keyboard. */
export const SHORTCUT = IS_APPLE ? '⌘ K' : 'Ctrl K'

/** Ctrl K, or ⌘ K on a Mac, from anywhere on the page. */
export function useShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isChord || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      if (!event.repeat) press()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
