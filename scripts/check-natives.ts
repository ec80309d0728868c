// If npm finds no binary for this machine, it skips the native package silently, and a binary of another version than its parent fails in
// confusing ways. This check reports both before anything fails.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/root.mjs'

interface Locked {
  version: string
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

const faults = Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies).flatMap((name) => faultOf(parent, name)),
)

function faultOf(parent: string, name: string): string[] {
  const nested = `${parent}/node_modules/${name}`
  const path = lock.packages[nested] ? nested : `node_modules/${name}`
  const locked = lock.packages[path]
  if (!locked || !isForThisMachine(locked)) return []
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return [`${path} is missing`]
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return version === locked.version
    ? []
    : [`${path} is ${version}, the lock file says ${locked.version}`]
}

function isForThisMachine({ os, cpu, libc }: Locked): boolean {
  if (!os && !cpu) return false
  return (
    (os?.includes(process.platform) ?? true) &&
    (cpu?.includes(process.arch) ?? true) &&
    (libc?.includes(ourLibc()) ?? true)
  )
}

function ourLibc(): string {
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
}

for (const fault of faults) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)
