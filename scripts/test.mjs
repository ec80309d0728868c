// `npm test` is the gate, `npm run check` is its quick half, and `npm run test:full` adds the long forms. `-- PART FILE…` runs one step.
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withChromium } from './lib/chromium.mjs'
import { ensureDeno } from './lib/deno.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { pickSteps } from './lib/pick-steps.mjs'
import { failureLines, runSteps, results, reportLine } from './lib/steps.mjs'

const full = process.argv.includes('--full')
const quick = process.argv.includes('--check')
const [part, ...files] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

ensureInstalled()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
// This folder is outside the project, so that the user of PostgreSQL can reach it.
const preparedData = join(tmpdir(), `predio-prepared-${process.pid}`)
process.env.PREDIO_PREPARED_DATA = preparedData
// The type checkers are written in Go and work less when they may use a gigabyte before they collect garbage.
process.env.GOGC ??= '400'

const checks = [
  { name: 'format', command: 'oxfmt', args: ['--check'] },
  { name: 'lint', command: 'oxlint', args: ['--deny-warnings'] },
  { name: 'arrows', command: 'tsx', args: ['scripts/check-arrows.ts'] },
  { name: 'rules', command: 'tsx', args: ['scripts/check-rules.ts'] },
  { name: 'texts', command: 'tsx', args: ['scripts/check-texts.ts'] },
  { name: 'reads', command: 'tsx', args: ['scripts/check-reads.ts'] },
  { name: 'one way', command: 'tsx', args: ['scripts/check-one-way.ts'] },
  { name: 'migrations', command: 'tsx', args: ['scripts/check-migrations.ts'] },
  { name: 'natives', command: 'tsx', args: ['scripts/check-natives.ts'] },
  { name: 'threat model', command: 'tsx', args: ['scripts/check-security.ts'] },
  typeCheck('domain', 'domain'),
  typeCheck('backend', 'backend'),
  typeCheck('web', 'web'),
  typeCheck('functions', 'supabase/functions'),
  typeCheck('tools', 'tsconfig.json'),
  { name: 'unused code', command: 'knip', args: [] },
  { name: 'database types', command: 'tsx', args: ['scripts/generate-types.ts', '--check'] },
]

// These steps come before the checks, because suites need their results.
const preparation = [
  { name: 'build', command: 'node', args: ['scripts/build.mjs', '--quick'] },
  { name: 'test data', needs: 'build', command: 'tsx', args: ['scripts/prepare-test-data.ts'] },
  { name: 'bundle sizes', needs: 'build', command: 'tsx', args: ['scripts/check-sizes.ts'] },
]

// The longest suite comes first. The last one uses both cores after the other lane has ended.
const suites = [
  {
    name: 'components',
    needs: 'test data',
    vitest: 'web/vitest.components.config.ts',
    env: withChromium,
  },
  { name: 'browser', needs: 'test data', playwright: true },
  { name: 'resilience', needs: 'test data', vitest: 'resilience/vitest.config.ts' },
  { name: 'conformance', needs: 'test data', vitest: 'conformance/vitest.config.ts' },
  { name: 'unit and backend', vitest: 'vitest.config.ts' },
]

const long = [
  { name: 'dependencies', command: 'tsx', args: ['scripts/check-dependencies.ts'] },
  {
    name: 'functions on Deno',
    vitest: 'vitest.config.ts',
    only: [
      'shared-document',
      'selection',
      'owner-report',
      'privacy-notice',
      'prospects',
      'site-proxy',
      'delete-account',
      'create-checkout-session',
      'stripe-webhook',
      'stripe-cancellations',
      'sweep-files',
    ].map((name) => `backend/src/functions/${name}.test.ts`),
    env: () => ({ PREDIO_FUNCTIONS_RUNTIME: 'deno', DENO: ensureDeno() }),
  },
  { name: 'WordPress sites', vitest: 'test-support/wordpress/vitest.config.ts' },
]

if (full) {
  process.env.PREDIO_TEST_FULL = '1'
  process.env.FUZZ_SEED ??= String(randomInt(2 ** 32))
  process.env.SHUFFLE_SEED ??= String(randomInt(2 ** 32))
}
const { FUZZ_SEED, SHUFFLE_SEED } = process.env
const seeds = full && `repeat it with FUZZ_SEED=${FUZZ_SEED} SHUFFLE_SEED=${SHUFFLE_SEED}\n`
// If a run is interrupted, it prints its seeds too.
if (seeds) console.log(seeds)
const all = quick ? checks : [...preparation, ...checks, ...suites, ...(full ? long : [])]
const steps = part === undefined ? all : pickSteps(all, part, files)
const started = Date.now()
const done = await runSteps(steps)
rmSync(preparedData, { recursive: true, force: true })

const passed = done.reduce((sum, step) => sum + step.passed, 0)
const failed = done.reduce((sum, step) => sum + step.failed, 0)
console.log(`\n${done.map(reportLine).join('\n')}\n`)
for (const line of done.flatMap(failureLines)) console.log(`${line}\n`)
if (seeds) console.log(seeds)
const closing = `${passed} passed, ${failed} failed`
writeFileSync(join(results, 'summary.txt'), `${closing}\n`)
console.log(`${closing} in ${Math.round((Date.now() - started) / 1000)} s`)
process.exit(failed === 0 ? 0 : 1)

/**
 * Checks types in one thread. Several threads would each compute the same types, which takes half as much processor time again, while
 * another step runs.
 * @param {string} name @param {string} project
 */
function typeCheck(name, project) {
  return { name: `types: ${name}`, command: 'tsc', args: ['-p', project, '--singleThreaded'] }
}
