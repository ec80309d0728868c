// `npm run prove` measures how Predio behaves under load and how it fails, and writes docs/proof.md. `npm run prove -- load --agents 100
// --minutes 2` runs one part, shortened; docs/testing.md lists all parts.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'

ensureInstalled()
await build()
const script = join(root, 'prove/main.ts')
const child = spawn(process.execPath, ['--import', 'tsx', script, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
})
child.on('exit', (code) => process.exit(code ?? 1))
