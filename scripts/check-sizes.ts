// The budget of each public page, in gzipped bytes of JavaScript: everything it needs to be whole.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/root.mjs'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

/** The landing and legal pages, each a document of its own. What the app weighs is measured as time, by the bench. */
const DOCUMENTS = ['index.html', 'terminos.html', 'privacidad.html']
const KILOBYTES = 120

const dist = join(root, 'web/dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>

function chunk(key: string): Chunk {
  const found = manifest[key]
  if (!found) throw new Error(`${key} is not in the build`)
  return found
}

/** The chunk and all that it imports, also what it imports later. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen
  seen.add(key)
  const { imports = [], dynamicImports = [] } = chunk(key)
  for (const next of [...imports, ...dynamicImports]) withImports(next, seen)
  return seen
}

let isOver = false
for (const document of DOCUMENTS) {
  const bytes = [...withImports(document)]
    .map((key) => chunk(key).file)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).byteLength, 0)
  const size = Math.ceil(bytes / 1000)
  console.log(`${document}: ${size} kB of ${KILOBYTES} kB`)
  isOver ||= size > KILOBYTES
}
process.exit(isOver ? 1 : 0)
