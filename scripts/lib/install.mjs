// Missing packages of the lock file are installed. This is plain Node, because it runs first.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Predio necesita Node.js 20.19 o más nuevo; este es ${process.versions.node}.`)
    process.exit(1)
  }
  const installed = join(root, 'node_modules', '.package-lock.json')
  const lock = join(root, 'package-lock.json')
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  console.log('Instalando dependencias (solo la primera vez o cuando cambian)…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // `npm ci` refuses a lock file that lacks another platform's native package, which npm writes when a registry does not have it. With
  // --no-save the versions are those of the lock file anyway.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(npm, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
}
