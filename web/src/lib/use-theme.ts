import { useSyncExternalStore } from 'react'
import { currentTheme, listenToTheme, type Theme } from './theme.ts'

/** A document that is rendered while the site is built does not know whose it is. */
export function useTheme(): Theme {
  return useSyncExternalStore(listenToTheme, currentTheme, () => 'system')
}
