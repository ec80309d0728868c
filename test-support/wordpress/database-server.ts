import { execFile } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { STARTS_WITHIN_MS } from '../ceilings.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { startTied, type TiedProcess } from './tied-process.ts'

export interface SiteDatabase {
  name: string
  socket: string
  folder: string
  release(): Promise<void>
}

interface DatabaseServer {
  folder: string
  socket: string
  process: TiedProcess
}

const run = promisify(execFile)
/** The database is needed only during the run, so nothing has to reach the disk. */
const CARELESS = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
  '--innodb-log-file-size=16M',
]

let running: Promise<DatabaseServer> | undefined
let users = 0
let created = 0

export async function openSiteDatabase(): Promise<SiteDatabase> {
  users += 1
  running ??= startDatabaseServer()
  try {
    const { socket, folder } = await running
    created += 1
    const name = `site_${created}`
    const connection = ['--no-defaults', `--socket=${socket}`, '--user=root']
    await run('mariadb', [...connection, '-e', `create database ${name} character set utf8mb4`])
    return { name, socket, folder, release }
  } catch (error) {
    await release()
    throw error
  }
}

async function release(): Promise<void> {
  users -= 1
  if (users > 0 || !running) return
  const ending = running
  running = undefined
  const server = await ending.catch(() => undefined)
  await server?.process.stop()
  if (server) rmSync(server.folder, { recursive: true, force: true })
}

async function startDatabaseServer(): Promise<DatabaseServer> {
  const folder = temporaryFolder('mariadb')
  chmodSync(folder, 0o700)
  const socket = join(folder, 'db.sock')
  const settings = ['--no-defaults', `--datadir=${join(folder, 'data')}`, ...asRoot(), ...CARELESS]
  try {
    await run('mariadb-install-db', [
      ...settings,
      '--auth-root-authentication-method=normal',
      '--skip-test-db',
      '--skip-name-resolve',
    ])
    const server = startTied('mariadbd', [
      ...settings,
      `--socket=${socket}`,
      `--pid-file=${join(folder, 'db.pid')}`,
      `--tmpdir=${folder}`,
      '--skip-networking',
      '--performance-schema=OFF',
    ])
    await waitUntilReady(socket, server)
    return { folder, socket, process: server }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Without this option MariaDB refuses to run as root. */
function asRoot(): string[] {
  return process.getuid?.() === 0 ? ['--user=root'] : []
}

async function waitUntilReady(socket: string, server: TiedProcess): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  while (!(await greets(socket))) {
    if (server.hasEnded() || Date.now() > deadline) {
      await server.stop()
      throw new Error(`MariaDB did not start:\n${server.output()}`)
    }
    await pause(50)
  }
}

/** MariaDB sends the first bytes on a connection, so their arrival shows that it is ready. */
function greets(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket)
    const answer = (ready: boolean) => {
      connection.destroy()
      resolve(ready)
    }
    connection.once('data', () => answer(true))
    connection.once('error', () => answer(false))
    connection.once('close', () => resolve(false))
  })
}
