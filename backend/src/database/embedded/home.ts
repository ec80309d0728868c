import { randomBytes } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { locateBinaries, type Binaries } from './binaries.ts'
import { canAccessFolder, databaseUser, type DatabaseUser } from './database-user.ts'
import { DatabaseStartError } from './start-error.ts'

export interface Home {
  cluster: string
  binaries: Binaries
  user: DatabaseUser | undefined
  moved: boolean
}

const SYSTEM_FOLDER = '/var/lib/predio'
const POINTER = 'postgres-location'

/**
 * The cluster is usually in `<data>/postgres`. If the database's user cannot enter root's data folder, the cluster is in a folder under
 * /var/lib, which `<data>/postgres-location` names, so that deleting the data folder resets everything.
 */
export function prepareHome(dataDir: string): Home {
  const user = databaseUser()
  // If the database has a user of its own, that user must pass through the data folder but not list it.
  makeFolder(dataDir, user ? 0o711 : 0o700)
  const binaries = locateBinaries()
  if (!user) return { cluster: join(dataDir, 'postgres'), binaries, user, moved: false }

  const enterable = canAccessFolder(user, binaries.folder)
  const pointer = join(dataDir, POINTER)
  const usable = enterable ? binaries : copyBinaries(binaries)
  if (existsSync(pointer)) {
    const cluster = readFileSync(pointer, 'utf8').trim()
    return { cluster, binaries: usable, user: ownerOf(cluster) ?? user, moved: true }
  }
  if (canAccessFolder(user, dataDir)) {
    const cluster = join(dataDir, 'postgres')
    return { cluster, binaries: usable, user: ownerOf(cluster) ?? user, moved: false }
  }
  const cluster = join(SYSTEM_FOLDER, randomBytes(6).toString('hex'), 'postgres')
  createOwnedFolder(dirname(cluster), user)
  writeFileSync(pointer, `${cluster}\n`)
  return { cluster, binaries: usable, user, moved: true }
}

function makeFolder(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { recursive: true, mode })
  } catch (error) {
    throw new DatabaseStartError(
      `No se puede crear la carpeta ${folder} (${(error as NodeJS.ErrnoException).code}). Elige otra en DATA_DIR o dale permiso al usuario de Predio.`,
      { cause: error },
    )
  }
}

function ownerOf(cluster: string): DatabaseUser | undefined {
  if (!existsSync(cluster)) return undefined
  const { uid, gid } = statSync(cluster)
  return uid === 0 ? undefined : { uid, gid }
}

export function createOwnedFolder(folder: string, user: DatabaseUser | undefined): void {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (user) chownSync(folder, user.uid, user.gid)
}

/** The copy is made under another name and then renamed, so that it is never incomplete. */
function copyBinaries({ folder, version }: Binaries): Binaries {
  const target = join(SYSTEM_FOLDER, `postgresql-${version}`)
  if (!existsSync(target)) {
    mkdirSync(SYSTEM_FOLDER, { recursive: true, mode: 0o755 })
    const copy = mkdtempSync(join(SYSTEM_FOLDER, '.copy-'))
    cpSync(folder, join(copy, 'native'), { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(join(copy, 'native'), target)
    } catch (error) {
      if (!existsSync(target)) throw error
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  }
  return { folder: target, version }
}
