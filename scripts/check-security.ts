// docs/security.md says of every threat which test shows what stops it: a file that is named there must exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'

const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const named = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.ts)`/g)].map(([, path]) => path!)
const missing = [...new Set(named)].filter((path) => !existsSync(join(root, path)))
const rows = text.split('\n').filter((line) => /^\| (?!-|What they)/.test(line))
const untested = rows.filter((line) => !line.split('|').at(-2)?.includes('`'))
for (const path of missing) console.error(`docs/security.md names ${path}, which does not exist`)
for (const line of untested) console.error(`docs/security.md names no test: ${line}`)
process.exitCode = missing.length + untested.length === 0 ? 0 : 1
