// A landed migration must not change. `--freeze` adds the new migrations to the list, as the last step of a landing.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'
import { compareLanded } from './migrations/compare-landed.ts'

const folder = join(root, 'supabase/migrations')
const list = join(root, 'scripts/migrations/landed.json')

const landed = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>
const present = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => ({ name, sha256: hashOf(join(folder, name)) }))

function hashOf(file: string): string {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n')
  return createHash('sha256').update(text).digest('hex')
}

const faults = compareLanded(landed, present)
for (const fault of faults) console.error(fault)
if (faults.length === 0 && process.argv.includes('--freeze')) {
  const all = Object.fromEntries(present.map(({ name, sha256 }) => [name, sha256]))
  writeFileSync(list, `${JSON.stringify(all, null, 2)}\n`)
}
process.exit(faults.length === 0 ? 0 : 1)
