// The budget of each public page, in gzipped bytes of JavaScript: all of its scripts together.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/root.mjs'

/** The landing and legal pages, each a document of its own. What the app weighs is measured as time, by the bench. */
const DOCUMENTS = ['index.html', 'terminos.html', 'privacidad.html']
const KILOBYTES = 15

const dist = join(root, 'web/dist')

/** Their script is one file that imports nothing (web/vite.site.config.ts), so that the document names all there is. */
function scriptsOf(document: string): string[] {
  const html = readFileSync(join(dist, document), 'utf8')
  const scripts = [
    ...html.matchAll(/<script[^>]* src="\/([^"]+)"|modulepreload"[^>]* href="\/([^"]+)"/g),
  ]
  if (scripts.length === 0) throw new Error(`${document} has no script`)
  return scripts.map(([, src, href]) => src ?? href ?? '')
}

let isOver = false
for (const document of DOCUMENTS) {
  const bytes = scriptsOf(document)
    .map((file) => gzipSync(readFileSync(join(dist, file))).byteLength)
    .reduce((sum, size) => sum + size, 0)
  const size = Math.ceil(bytes / 1000)
  console.log(`${document}: ${size} kB of ${KILOBYTES} kB`)
  isOver ||= size > KILOBYTES
}
process.exit(isOver ? 1 : 0)
