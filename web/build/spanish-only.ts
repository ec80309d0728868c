import type { Plugin } from 'vite'

/** react-aria brings its controls' names in 34 languages; ours speak Spanish, and English where it falls back. */
export function spanishOnly(): Plugin {
  const others =
    /react-(?:aria|stately)\/dist\/private\/intl\/.*\/(?!es-ES|en-US)[a-z]{2}-[A-Z]{2}\.mjs$/
  return {
    name: 'predio:spanish-only',
    enforce: 'pre',
    load(id) {
      return others.test(id) ? 'export default {}' : undefined
    },
  }
}
