// `npm run bench`: what HTTP costs over the same statements straight on the driver. Options: --seconds N, --case NAME
// (row, page, nested, insert, update).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'

ensureInstalled()
await build()
const main = join(root, 'bench/main.ts')
const child = spawn(process.execPath, ['--import', 'tsx', main, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
child.on('exit', (code) => process.exit(code ?? 1))
