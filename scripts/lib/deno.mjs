import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const VERSION = '2.9.5'

/** Only the long form of the functions' suites needs Deno, which is too large to install with everything else. */
export function ensureDeno() {
  if (process.env.DENO) return process.env.DENO
  const folder = join(root, 'node_modules', '.cache', `deno-${VERSION}`)
  const binary = join(folder, 'node_modules', '.bin', 'deno')
  if (!existsSync(binary)) {
    const args = ['install', '--prefix', folder, '--no-save', '--loglevel=error', `deno@${VERSION}`]
    spawnSync('npm', args, { stdio: 'inherit' })
  }
  if (!existsSync(binary))
    throw new Error(`No Deno: npm could not install deno@${VERSION}; name one in DENO.`)
  return binary
}
