import { setPictureTheme } from '../../features/landing/picture-theme.ts'
import { currentTheme, listenToTheme, setTheme, themeOf } from '../../lib/theme.ts'

const RADIOS = '[data-theme-radios] input'

/** PUB-06: the radios in header and footer choose the theme for this page and other tabs. */
export function connectTheme(): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>(RADIOS)]
  function show(): void {
    const theme = currentTheme()
    for (const radio of radios) radio.checked = radio.value === theme
    setPictureTheme(theme)
  }
  for (const radio of radios) {
    radio.addEventListener('change', () => setTheme(themeOf(radio.value)))
  }
  listenToTheme(show)
  show()
}
