import { useSyncExternalStore } from 'react'
import { currentTheme, listenToTheme, type Theme } from './theme.ts'

/** While the site is built nobody's theme is known. */
export function useTheme(): Theme {
  return useSyncExternalStore(listenToTheme, currentTheme, () => 'system')
}
