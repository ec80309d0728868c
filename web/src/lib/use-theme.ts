import { useSyncExternalStore } from 'react'
import { currentTheme, listenToTheme, type Theme } from './theme.ts'

export function useTheme(): Theme {
  return useSyncExternalStore(listenToTheme, currentTheme)
}
