// Budgets of the built site (design section 7), in gzipped bytes of JavaScript: what the first page loads at once.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './lib/root.mjs'

const BUDGETS = [{ page: 'index.html', kilobytes: 280 }]

const dist = join(root, 'web/dist')
let over = false
for (const { page, kilobytes } of BUDGETS) {
  const html = readFileSync(join(dist, page), 'utf8')
  const scripts = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(
    (match) => match[1] ?? '',
  )
  if (scripts.length === 0) throw new Error(`${page} names no scripts: was the site built?`)
  const bytes = scripts.reduce(
    (sum, script) => sum + gzipSync(readFileSync(join(dist, script))).byteLength,
    0,
  )
  const size = Math.round(bytes / 1000)
  console.log(`${page}: ${size} kB of ${kilobytes} kB`)
  over ||= size > kilobytes
}
process.exit(over ? 1 : 0)
