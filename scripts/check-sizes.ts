// Budgets of the built site (design section 7), in gzipped bytes of JavaScript: everything a page needs to be whole.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/root.mjs'

interface Chunk {
  file: string
  imports?: string[]
  dynamicImports?: string[]
}

interface Budget {
  name: string
  /** Where loading starts. */
  entries: string[]
  /** Which of the parts that load later belong to it. */
  later: RegExp
  kilobytes: number
}

const BUDGETS: Budget[] = [
  { name: 'landing', entries: ['index.html'], later: /./, kilobytes: 120 },
  { name: 'terms', entries: ['terminos.html'], later: /./, kilobytes: 120 },
  { name: 'privacy', entries: ['privacidad.html'], later: /./, kilobytes: 120 },
  {
    name: 'dashboard, first screen',
    entries: ['app.html', 'src/app/dashboard-page.tsx'],
    // The section it opens on; what else loads later waits for a press.
    later: /^src\/app\/properties-section/,
    // Loose on purpose: the bench of the first load is to say what a person waits for, kilobytes only bound accidents.
    kilobytes: 320,
  },
]

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

/** The chunks and all that they import, whoever comes to them first. */
function withImports(keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    withImports(chunk(key).imports ?? [], seen)
  }
  return seen
}

function scriptsOf({ entries, later }: Budget): string[] {
  const first = withImports(entries)
  const next = [...first]
    .flatMap((key) => chunk(key).dynamicImports ?? [])
    .filter((key) => later.test(key))
  return [...withImports(next, first)].map((key) => chunk(key).file)
}

let isOver = false
for (const budget of BUDGETS) {
  const bytes = scriptsOf(budget)
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).byteLength, 0)
  const size = Math.ceil(bytes / 1000)
  console.log(`${budget.name}: ${size} kB of ${budget.kilobytes} kB`)
  isOver ||= size > budget.kilobytes
}
process.exit(isOver ? 1 : 0)
