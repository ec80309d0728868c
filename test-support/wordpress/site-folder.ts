import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCRIPTS } from './php.ts'
import type { SiteDatabase } from './database-server.ts'
import type { SiteOptions } from './options.ts'
import type { Seed } from './seed.ts'

/** Each site has links to Debian's WordPress and stores only its own files. */
const SHARED = '/usr/share/wordpress'
const OWN = new Set(['wp-config.php', 'wp-content', '.htaccess'])

interface Site {
  url: string
  options: SiteOptions
  database: SiteDatabase
  seed: Seed
}

export function layOutSite(folder: string, { url, options, database, seed }: Site): string {
  const www = join(folder, 'www')
  const content = join(www, 'wp-content')
  mkdirSync(join(content, 'mu-plugins'), { recursive: true })
  mkdirSync(join(content, 'uploads'))
  for (const name of readdirSync(SHARED)) {
    if (!OWN.has(name)) symlinkSync(join(SHARED, name), join(www, name))
  }
  symlinkSync(join(SHARED, 'wp-content/themes'), join(content, 'themes'))
  symlinkSync(join(SCRIPTS, 'wp-config.php'), join(www, 'wp-config.php'))
  symlinkSync(join(SCRIPTS, 'site.php'), join(content, 'mu-plugins/site.php'))

  const { name, socket } = database
  const secret = randomBytes(32).toString('hex')
  writeJson(join(folder, 'site.json'), { url, options, database: { name, socket }, secret })
  writeJson(join(folder, 'seed.json'), seed)
  return www
}

export function writeJson(file: string, content: object): void {
  writeFileSync(file, JSON.stringify(content, null, 2), { mode: 0o600 })
}
