import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

export interface DatabaseUser {
  uid: number
  gid: number
}

const NAMES = ['predio', 'postgres']

/** PostgreSQL refuses to run as root, so root needs another user for it. The result is undefined if this process is not root. */
export function databaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  return findUser(NAMES) ?? createUser() ?? findUser(['nobody'])
}

function findUser(names: string[]): DatabaseUser | undefined {
  const entries = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of names) {
    const entry = entries.find((fields) => fields[0] === name)
    if (entry) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  return undefined
}

function createUser(): DatabaseUser | undefined {
  const shell = '/usr/sbin/nologin'
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', shell, 'predio'])
  if (!findUser(['predio'])) spawnSync('adduser', ['-S', '-D', '-H', 'predio'])
  return findUser(['predio'])
}

/** A user cannot enter a folder below one that is closed to it, so the shell tries the whole path. */
export function canAccessFolder(user: DatabaseUser, folder: string): boolean {
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    uid: user.uid,
    gid: user.gid,
    cwd: '/',
  })
  return status === 0
}
