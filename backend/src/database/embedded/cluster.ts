import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { majorVersion } from './binaries.ts'
import { SUPERUSER, initialAccess } from './endpoint.ts'
import type { Home } from './home.ts'
import { DatabaseStartError } from './start-error.ts'

export async function prepareCluster(home: Home): Promise<void> {
  const versionFile = join(home.cluster, 'PG_VERSION')
  if (!existsSync(versionFile)) return createCluster(home)
  const found = readFileSync(versionFile, 'utf8').trim()
  const ours = majorVersion(home.binaries.version)
  if (found !== ours) {
    throw new DatabaseStartError(
      `La carpeta ${home.cluster} es de PostgreSQL ${found} y esta versión de Predio usa PostgreSQL ${ours}. ` +
        'Haz un respaldo con la versión anterior de Predio (npm run backup) y restáuralo con esta en una carpeta vacía (npm run restore).',
    )
  }
}

/** initdb writes to a temporary folder, which is then renamed, so that an interrupted first start leaves nothing behind. */
async function createCluster(home: Home): Promise<void> {
  const draft = `${home.cluster}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  if (home.user) chownSync(draft, home.user.uid, home.user.gid)
  await runInitdb(home, [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    '--encoding=UTF8',
    // With ICU the Spanish sort order does not depend on the languages installed on the machine.
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=es-MX',
    ...initialAccess(home),
  ])
  renameSync(draft, home.cluster)
}

function runInitdb(home: Home, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(home.binaries.folder, 'bin', 'initdb'), args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
      ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
    })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else
        reject(
          new DatabaseStartError(
            `No se pudo crear la base de datos en ${home.cluster}:\n${said.trim()}`,
          ),
        )
    })
  })
}
