// `npm run bench -- NAME` runs one of the benches below. Without a name it compares HTTP with the same statements directly on the driver
// (options: --seconds N, --case NAME).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'

const benches = new Map([
  ['main', { needsBuild: true }],
  ['compare', { needsBuild: true }],
  ['statement-shapes', { needsBuild: true }],
  ['just-imported', { needsBuild: true }],
  ['large-crm', { needsBuild: true }],
  ['reports', { needsBuild: true }],
  ['hostile', { needsBuild: true }],
  ['public', { needsBuild: true }],
  ['prospect-flood', { needsBuild: true }],
  ['first-load', { needsBuild: true }],
  ['interaction', { needsBuild: true }],
  ['images', { needsBuild: false }],
  ['filter-listings', { needsBuild: false }],
  ['site-reading', { needsBuild: false }],
])

const [first = '', ...others] = process.argv.slice(2)
const isNamed = first !== '' && !first.startsWith('-')
const name = isNamed ? first : 'main'
const options = isNamed ? others : process.argv.slice(2)
const bench = benches.get(name)
if (!bench) {
  console.error(`No bench is called ${name}. There are: ${[...benches.keys()].join(', ')}.`)
  process.exit(1)
}
ensureInstalled()
if (bench.needsBuild) await build()
const script = join(root, 'bench', `${name}.ts`)
const child = spawn(process.execPath, ['--import', 'tsx', script, ...options], {
  cwd: root,
  stdio: 'inherit',
})
child.on('exit', (code) => process.exit(code ?? 1))
