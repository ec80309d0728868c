import { createHash, randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { createOwnedFolder, type Home } from './home.ts'
import { DatabaseStartError } from './start-error.ts'

export interface Endpoint {
  host: string
  port: number
  password?: string
  args: string[]
}

export const SUPERUSER = 'postgres'
export const DATABASE = 'postgres'
const PORT = 5432
/** A unix socket's path has at most 107 bytes, including the file's own name. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432'.length

export async function prepareEndpoint(home: Home): Promise<Endpoint> {
  if (process.platform === 'win32') {
    const port = await freePort()
    const password = readFileSync(passwordFile(home), 'utf8')
    return { host: '127.0.0.1', port, password, args: ['-h', '127.0.0.1', '-p', String(port)] }
  }
  const host = socketFolder(home.cluster)
  createOwnedFolder(host, home.user)
  checkIsPrivate(host, home)
  return { host, port: PORT, args: ['-h', '', '-k', host, '-p', String(PORT)] }
}

function socketFolder(cluster: string): string {
  const beside = join(dirname(cluster), 'postgres-socket')
  if (Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER) return beside
  return join('/tmp', `predio-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`)
}

/** Everybody who can reach the socket connects as the database's owner, so no other user may own its folder. */
function checkIsPrivate(folder: string, home: Home): void {
  const { uid, mode } = lstatSync(folder)
  const expected = home.user?.uid ?? process.getuid?.()
  if (!lstatSync(folder).isDirectory() || uid !== expected || (mode & 0o077) !== 0) {
    throw new DatabaseStartError(
      `La carpeta ${folder} existe y no es solo nuestra. Bórrala, o usa una DATA_DIR con una ruta más corta.`,
    )
  }
}

function passwordFile(home: Home): string {
  return join(dirname(home.cluster), 'postgres-password')
}

/** The permissions of the socket's folder protect a unix socket; a loopback port needs a password. */
export function initialAccess(home: Home): string[] {
  if (process.platform !== 'win32') return ['--auth=trust']
  const file = passwordFile(home)
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 })
  return ['--auth=scram-sha-256', `--pwfile=${file}`]
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no port')),
      )
    })
  })
}
