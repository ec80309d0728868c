import { expect, it } from 'vitest'
import { words } from './lib/words.ts'

/** The product's own texts use one word for each thing; texts that people type may use any. */
const FILES = import.meta.glob<string>(
  ['./**/*.{ts,tsx}', '!./**/*.test.*', '!./**/testing/**', '!./app/sections.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

it.each([
  ['artificial intelligence is called AI', /\bIA\b/],
  [
    'the key of a provider is called API key',
    /\bllaves?\b|\bclave de (?:tu|su) (?:sitio|proveedor)/,
  ],
])('every screen follows the rule: %s', (_, other) => {
  expect(Object.keys(FILES).length).toBeGreaterThan(500)
  const found = Object.entries(FILES).filter(([, text]) => other.test(text))
  expect(found.map(([file]) => file)).toEqual([])
})

/** Files whose texts may use other words. */
const APART = /\/(?:legal|landing|ui-gallery)\//

it.each(Object.values(words))('only lib/words.ts writes the text «%s»', (word) => {
  const literal = new RegExp(`['">]\\s*${word.replaceAll(/[.?]/g, String.raw`\$&`)}\\s*['"<]`)
  const found = Object.entries(FILES).filter(
    ([file, text]) => !APART.test(file) && literal.test(text),
  )
  expect(found.map(([file]) => file)).toEqual(['./lib/words.ts'])
})
