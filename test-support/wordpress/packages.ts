import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'

/** WordPress and PHP depend on a web server, for which apt would choose Apache. Installing these two first satisfies the dependency. */
const INSTEAD_OF_APACHE = ['micro-httpd', 'php-cgi']
/** mariadb-server-core contains only the program, without a service and without /var/lib/mysql. */
const PACKAGES = [
  ...INSTEAD_OF_APACHE,
  'wordpress',
  'wordpress-theme-twentytwentythree',
  'php',
  'php-cli',
  'php-gd',
  'php-mbstring',
  'php-mysql',
  'php-xml',
  'mariadb-client',
  'mariadb-server-core',
]
const LOCK = ['-o', 'DPkg::Lock::Timeout=300']
const INSTALL = ['install', '-y', '-q', '--no-remove', '--no-install-recommends', ...LOCK]
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

export function ensureWordPressPackages(packages: readonly string[] = PACKAGES): void {
  const missing = missingPackages(packages)
  if (missing.length === 0) return
  const wanted = `A real WordPress needs these Debian packages: ${missing.join(' ')}.`
  if (!canRun('apt-get')) throw new Error(`${wanted} This machine has no apt-get.`)
  if (process.getuid?.() !== 0) throw new Error(`${wanted} Only root can install them.`)
  const problem = withoutStartingServices(() => install(missing))
  if (problem) throw new Error(`${wanted} apt-get could not install them:\n${problem}`)
}

function missingPackages(packages: readonly string[]): string[] {
  const asked = spawnSync('dpkg-query', ['-W', '-f=${Package} ${Status}\\n', ...packages], {
    encoding: 'utf8',
  })
  // A machine without dpkg gives no output either, so all packages count as missing.
  const known = new Set((asked.stdout ?? '').split('\n'))
  return packages.filter((name) => !known.has(`${name} install ok installed`))
}

function canRun(program: string): boolean {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0
}

function install(packages: readonly string[]): string | undefined {
  const isFirst = (name: string) => INSTEAD_OF_APACHE.includes(name)
  const steps = [
    ['update', '-q', ...LOCK],
    [...INSTALL, ...packages.filter(isFirst)],
    [...INSTALL, ...packages.filter((name) => !isFirst(name))],
  ]
  for (const step of steps) {
    const done = spawnSync('apt-get', step, {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (done.status !== 0) return `${done.stdout}\n${done.stderr}`.trim().slice(-2000)
  }
  return undefined
}

/** Debian runs this file before a package starts its service. If the machine has such a file, it stays. */
function withoutStartingServices<T>(work: () => T): T {
  const ours = !existsSync(SERVICE_POLICY)
  if (ours) {
    writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n')
    chmodSync(SERVICE_POLICY, 0o755)
  }
  try {
    return work()
  } finally {
    if (ours) rmSync(SERVICE_POLICY)
  }
}
