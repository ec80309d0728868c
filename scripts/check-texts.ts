// Every text that a person reads must be in its folder's messages.ts or in lib/words.ts.
import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { root } from './lib/root.mjs'
import { findTexts } from './texts/find-texts.ts'

const SOURCE = join(root, 'web/src')
/** Texts may be in files that contain only texts, or in lists in which each text belongs to its entry. */
const TEXTS =
  /(?:messages|words|kit-strings)\.ts$|^features\/(?:legal|landing)\/|^app\/(?:site\/|help\/guides\/|ui-gallery\/|(?:sections|places|search-actions)\.ts$)|^features\/(?:reports\/describe|profile\/export\/describe-export)\.ts$/
/** No person reads these texts: they are stored values, messages to the provider or causes for a log. */
const UNREAD = new Set([
  'albañil',
  'Test connection',
  'Authentication error',
  'Error searching for property',
])
const faults = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(sep).join('/'))
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(name))
  .filter((name) => !TEXTS.test(name))
  .flatMap((name) =>
    findTexts(name, readFileSync(join(SOURCE, name), 'utf8'))
      .filter(({ text }) => !UNREAD.has(text))
      .map(({ line, text }) => `web/src/${name}:${line} «${text}» belongs into a messages.ts`),
  )

for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
