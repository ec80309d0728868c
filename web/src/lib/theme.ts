/** The script `public/theme.js` applies the stored choice before the first paint. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'predio.theme'
/** The same values as --paper in ui/tokens.css. */
const PAPER = { light: '#faf6ef', dark: '#191813' }
const listeners = new Set<() => void>()

export function setTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export function applyStoredTheme(): void {
  try {
    applyTheme(themeOf(localStorage.getItem(KEY)))
  } catch {
    // Without storage the theme of the system applies.
  }
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  colourTheBrowser(theme)
  for (const listener of listeners) listener()
}

/** Each meta tag applies to one theme of the system, so a chosen theme's colour is written into both. */
function colourTheBrowser(theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const ofSystem = meta.media.includes('dark') ? 'dark' : 'light'
    meta.content = PAPER[theme === 'system' ? ofSystem : theme]
  }
}

export function currentTheme(): Theme {
  return themeOf(document.documentElement.dataset['theme'])
}

export function themeOf(name: string | null | undefined): Theme {
  return name === 'light' || name === 'dark' ? name : 'system'
}

export function listenToTheme(listener: () => void): () => void {
  function onStorage(event: StorageEvent): void {
    if (event.key === KEY) setTheme(themeOf(event.newValue))
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}
