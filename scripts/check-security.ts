// Tests that docs/security.md names must exist, and the numbers of fuzzed requests and survived kills on every page must equal those of the
// suites.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FUZZED_REQUESTS, KILLS_UNDER_UPLOADS, KILLS_UNDER_WRITES } from '../resilience/how-many.ts'
import { root } from './lib/root.mjs'
import { findWrongNumbers } from './security/find-wrong-numbers.ts'

const text = readFileSync(join(root, 'docs/security.md'), 'utf8')
const named = [...text.matchAll(/`([\w./-]+\/[\w.-]+\.ts)`/g)].map(([, path]) => path!)
const missing = [...new Set(named)].filter((path) => !existsSync(join(root, path)))
const rows = text.split('\n').filter((line) => /^\| (?!-|What they)/.test(line))
const untested = rows.filter((line) => !line.split('|').at(-2)?.includes('`'))
for (const path of missing) console.error(`docs/security.md names ${path}, which does not exist`)
for (const line of untested) console.error(`docs/security.md names no test: ${line}`)

/** `npm run prove` writes docs/proof.md with its own numbers. */
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...docPages()].filter(
  (page) => page !== 'docs/proof.md',
)
const done = {
  requests: [FUZZED_REQUESTS.full],
  kills: [
    KILLS_UNDER_WRITES.full + KILLS_UNDER_UPLOADS.full,
    KILLS_UNDER_WRITES.full,
    KILLS_UNDER_UPLOADS.full,
  ],
}
const wrong = pages.flatMap((page) =>
  findWrongNumbers(readFileSync(join(root, page), 'utf8'), done).map(
    (claim) => `${page}: ${claim}`,
  ),
)
for (const claim of wrong) console.error(`${claim}, which is not what the suites do`)
process.exitCode = missing.length + untested.length + wrong.length === 0 ? 0 : 1

function docPages(): string[] {
  return readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`)
}
