import { useSyncExternalStore } from 'react'
import { currentTheme, listenToTheme, type Theme } from './theme.ts'

/** While the public pages are built, the theme of their readers is unknown. */
export function useTheme(): Theme {
  return useSyncExternalStore(listenToTheme, currentTheme, () => 'system')
}
