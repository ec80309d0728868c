import { useSyncExternalStore } from 'react'

/** What the person chose; the system decides until they do. `public/theme.js` applies it before the first paint. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'predio.theme'
const listeners = new Set<() => void>()

export function setTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function useTheme(): Theme {
  return useSyncExternalStore(listen, current, () => 'system')
}

function current(): Theme {
  const applied = document.documentElement.dataset['theme']
  return applied === 'light' || applied === 'dark' ? applied : 'system'
}

/** Other tabs of the same person follow. */
function listen(listener: () => void): () => void {
  function onStorage(event: StorageEvent): void {
    if (event.key === KEY)
      setTheme(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system')
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
