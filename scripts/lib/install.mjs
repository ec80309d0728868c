// Installs packages of the lock file that are missing. This file uses only Node, because it runs first.
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
  // `npm ci` refuses a lock file that lacks the native package of another platform, as npm writes it when a registry does not have the
  // package. With --no-save, `npm install` installs the versions of the lock file too.
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const result = spawnSync(npm, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) process.exit(result.status ?? 1)
}
