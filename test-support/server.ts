import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { root } from '../scripts/lib/root.mjs'
import { STARTS_WITHIN_MS } from './ceilings.ts'
import { copyPreparedData } from './prepared-data.ts'
import { QUICK_PASSWORD_COST } from './quick-passwords.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Runs the built server in a process of its own, of which tests know only the address. */
export interface RunningServer {
  url: string
  publishableKey: string
  secretKey: string
  dataDir: string
  pid: number
  output: () => string
  exited: Promise<void>
  stop(): Promise<void>
  kill(): Promise<void>
}

export interface ServerOptions {
  dataDir?: string
  env?: Record<string, string>
  port?: number
  user?: { uid: number; gid: number }
  /** If set, an empty data folder stays empty, so that the server's first start can be tested. */
  isFirstStart?: boolean
  folder?: string
}

const TRIES = 3

export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  for (let tried = 1; ; tried += 1) {
    const port = options.port ?? (await freePort())
    try {
      return await startAt(port, options)
    } catch (error) {
      const isTaken = String(error).includes(`puerto ${port}`)
      if (!isTaken || options.port !== undefined || tried === TRIES) throw error
    }
  }
}

async function startAt(
  port: number,
  { dataDir, env = {}, user, isFirstStart = false, folder: program = root }: ServerOptions,
): Promise<RunningServer> {
  const folder = dataDir ?? temporaryFolder('data')
  const isOwnDatabase = env['DATABASE_URL'] === undefined && env['SECRETS_KEY'] === undefined
  if (isOwnDatabase && !user && !isFirstStart && program === root) copyPreparedData(folder)
  const url = `http://127.0.0.1:${port}`
  const secretKey = env['SECRET_KEY'] ?? `sb_secret_${randomBytes(18).toString('base64url')}`
  const variables = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: folder,
    SECRET_KEY: secretKey,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_PER_ADDRESS: 'off',
    // PASSWORD_COST is refused with DATABASE_URL, because such a database may contain people's own passwords.
    ...(env['DATABASE_URL'] === undefined && { PASSWORD_COST: String(QUICK_PASSWORD_COST) }),
    ...env,
  }
  const { child, output } = spawnServer(variables, user, program)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await waitUntilHealthy(url, child, output)
  const config = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await exited
    }
  }
  return {
    url,
    publishableKey: config.supabaseKey,
    secretKey,
    dataDir: folder,
    pid: child.pid ?? 0,
    output,
    exited,
    stop: async () => {
      await end('SIGTERM')
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
    kill: () => end('SIGKILL'),
  }
}

export function spawnServer(
  env: Record<string, string>,
  user?: ServerOptions['user'],
  folder = root,
): {
  child: ChildProcess
  output: () => string
} {
  const child = spawn(process.execPath, [join(folder, 'backend/dist/main.js')], {
    cwd: folder,
    // Tests create their own people, so the demo account is off.
    env: { ...process.env, PREDIO_DEMO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, output: () => said }
}

async function waitUntilHealthy(
  url: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended at once:\n${output()}`)
    const healthy = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (healthy) return
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`the server did not start in time:\n${output()}`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
