import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { root } from '../scripts/lib/root.mjs'
import { STARTS_WITHIN_MS } from './ceilings.ts'
import { freePort } from './server.ts'

/** docs/release.md says when a release is added to this list. */
export const RELEASES: readonly (readonly [version: string, commit: string])[] = [
  ['0.1.0', '70b2d1a'],
  ['0.2.0', 'b9e7d4c8'],
]

export interface OlderRelease {
  start(
    env: Record<string, string>,
  ): Promise<{ url: string; publishableKey: string; stop(): Promise<void> }>
  backup(file: string, dataDir: string): Promise<void>
}

const NEEDED = ['backend', 'domain', 'scripts', 'supabase', 'package.json', 'tsconfig.base.json']
const DONE = '.built'
const BUILDS = join(root, 'node_modules/.cache')
const TSX = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href

export function hasCommit(commit: string): boolean {
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export function findCommit(ref: string): string | undefined {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
    return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

export function commitOf(release: string): string {
  const [, commit] = RELEASES.find(([version]) => version === release) ?? []
  if (!commit)
    throw new Error(`${release} is no release: see RELEASES in test-support/older-release.ts`)
  return commit
}

/** The web app of a release is built once, from the release's own sources. The build stays until packages are installed again. */
export function buildWeb(commit: string): string {
  const folder = join(BUILDS, 'predio-releases', commit)
  const built = join(folder, 'web/dist')
  if (existsSync(join(folder, DONE))) return built
  rmSync(folder, { recursive: true, force: true })
  unpack(commit, folder, [])
  linkPackages(folder)
  symlinkSync(join(root, 'web/node_modules'), join(folder, 'web/node_modules'))
  writeFileSync(
    join(folder, 'build-web.mjs'),
    `import { bundleWeb } from './scripts/lib/bundle.mjs'\nawait bundleWeb({ isQuick: true })\n`,
  )
  execFileSync(process.execPath, ['build-web.mjs'], { cwd: folder, stdio: 'inherit' })
  writeFileSync(join(folder, DONE), '')
  return built
}

/**
 * The server of a commit uses the packages of its own lock file and is built once, like the web app. Returns the folder of `backend/dist`.
 */
export function buildServer(commit: string): string {
  const folder = join(BUILDS, 'predio-servers', commit)
  if (existsSync(join(folder, DONE))) return folder
  rmSync(folder, { recursive: true, force: true })
  unpack(commit, folder, [])
  writeFileSync(
    join(folder, 'build-server.mjs'),
    [
      `import { ensureInstalled } from './scripts/lib/install.mjs'`,
      `ensureInstalled()`,
      `const { bundleServer } = await import('./scripts/lib/bundle.mjs')`,
      `await bundleServer()\n`,
    ].join('\n'),
  )
  execFileSync(process.execPath, ['build-server.mjs'], { cwd: folder, stdio: 'inherit' })
  writeFileSync(join(folder, DONE), '')
  return folder
}

function unpack(commit: string, folder: string, paths: readonly string[]): void {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit, ...paths], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
}

export function checkOut(commit: string, folder: string): OlderRelease {
  unpack(commit, folder, NEEDED)
  linkPackages(folder)
  // The older command runs in a process of its own, so that its output and exit code can be read.
  writeFileSync(
    join(folder, 'backup.mjs'),
    `import { runCommand } from './scripts/maintenance.ts'\nawait runCommand('backup')\n`,
  )
  return {
    async start(env) {
      const url = `http://127.0.0.1:${await freePort()}`
      const variables = { PORT: new URL(url).port, PUBLIC_URL: url, LOG_LEVEL: 'warn', ...env }
      const { child, said } = run(folder, ['backend/src/main.ts'], variables)
      await waitUntilHealthy(url, child, said)
      const { supabaseKey } = (await (await fetch(`${url}/config.json`)).json()) as {
        supabaseKey: string
      }
      return {
        url,
        publishableKey: supabaseKey,
        async stop() {
          const ended = once(child, 'exit')
          child.kill('SIGTERM')
          await ended
        },
      }
    },
    async backup(file, dataDir) {
      const { child, said } = run(folder, ['backup.mjs', file], { DATA_DIR: dataDir })
      const [code] = (await once(child, 'close')) as [number]
      if (code !== 0) throw new Error(`the backup ended with ${code}:\n${said()}`)
    },
  }
}

/** Links the packages of the present installation, except our own, which are those of the release. */
function linkPackages(folder: string): void {
  const ours = join(root, 'node_modules')
  const theirs = join(folder, 'node_modules')
  mkdirSync(join(theirs, '@predio'), { recursive: true })
  for (const name of readdirSync(ours)) {
    if (!name.startsWith('.') && name !== '@predio')
      symlinkSync(join(ours, name), join(theirs, name))
  }
  symlinkSync(join(folder, 'domain'), join(theirs, '@predio', 'domain'))
}

function run(
  cwd: string,
  args: string[],
  env: Record<string, string>,
): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, ['--import', TSX, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { child, said: () => said }
}

async function waitUntilHealthy(
  url: string,
  child: ChildProcess,
  said: () => string,
): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the release ended at once:\n${said()}`)
    const isHealthy = await fetch(`${url}/health`).then(
      (response) => response.ok,
      () => false,
    )
    if (isHealthy) return
    await pause(50)
  }
  child.kill('SIGKILL')
  throw new Error(`the release did not start in time:\n${said()}`)
}
