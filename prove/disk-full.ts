import { execFileSync } from 'node:child_process'
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from 'pg'
import { signUp } from '../resilience/agent.ts'
import { openDatabase } from '../resilience/embedded-database.ts'
import { temporaryFolder } from '../test-support/temporary-folder.ts'
import { superviseServer } from './faults/supervise.ts'
import { describeLost, describePhase, watchPerson } from './faults/watch-person.ts'
import { faultTable, type FaultRow, type Part } from './part.ts'

const DISK_MB = 384
const RESERVE_MB = 64
const MAX_LOG_FILES = 30
/** A negative number fills the disk until a write fails, so that no byte is left. */
const UNTIL_IT_FAILS = -1
const MEGABYTE = Buffer.alloc(1_000_000)

export const diskFull: Part<FaultRow[]> = {
  name: 'disk-full',
  title: 'Disk full',
  full: { seconds: 20 },
  async run({ seconds = 0 }) {
    const disk = mountDisk()
    if (disk === undefined) {
      const fault = 'a full disk'
      return [
        { fault, seen: 'could not be done: mounting a small disk needs root', lost: 'not tried' },
      ]
    }
    const dataDir = join(disk, 'data')
    mkdirSync(dataDir, { mode: 0o711 })
    const server = await superviseServer({ dataDir, env: { MIN_FREE_DISK_MB: String(RESERVE_MB) } })
    try {
      const agent = await signUp(server)
      // A full disk prevents new connections to PostgreSQL, so this one is opened first.
      const owner = await openDatabase(dataDir)
      const person = watchPerson(server, agent)
      await pause(2_000)
      person.begin('less than the reserve is free')
      fill(disk, RESERVE_MB - 16)
      await pause(seconds * 1000)
      person.begin('nothing is free')
      fill(disk, UNTIL_IT_FAILS)
      await pause(seconds * 1000)
      person.begin('nothing is free, and PostgreSQL needs another file for its log')
      await useUpLog(owner)
      await pause(seconds * 1000)
      person.begin('room again')
      rmSync(join(disk, 'filler'))
      const well = await person.untilWell()
      await pause(1_000)
      const phases = await person.stop()
      const lost = describeLost(await person.findLost())
      return phases.slice(1).map((phase) => ({
        fault: phase.name,
        seen: [
          describePhase(phase).slice(phase.name.length + 2),
          phase.name === 'room again'
            ? `; all well ${well} s after there was room; the supervisor had started the server again ${server.restarts()} times`
            : '',
        ].join(''),
        lost,
      }))
    } finally {
      await server.stop()
      execFileSync('umount', ['-l', disk])
      rmSync(disk, { recursive: true, force: true })
    }
  },
  present: (rows) => [
    `The data folder, PostgreSQL’s files with it, on a disk of ${DISK_MB} MB in memory, \`MIN_FREE_DISK_MB=${RESERVE_MB}\`; another program fills it.`,
    '',
    ...faultTable(rows),
  ],
}

function mountDisk(): string | undefined {
  const folder = temporaryFolder('prove-disk')
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=0711`, 'tmpfs', folder], {
      stdio: 'ignore',
    })
    return folder
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}

function fill(disk: string, leftMb: number): void {
  const file = openSync(join(disk, 'filler'), 'a')
  try {
    while (freeMb(disk) > leftMb) writeSync(file, MEGABYTE)
    fsyncSync(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}

async function useUpLog(owner: Client): Promise<void> {
  try {
    for (let file = 0; file < MAX_LOG_FILES; file += 1) {
      await owner.query(`select pg_logical_emit_message(false, 'prove', 'x')`)
      await owner.query('select pg_switch_wal()')
    }
    await owner.end()
  } catch {}
}

function freeMb(disk: string): number {
  const { bavail, bsize } = statfsSync(disk)
  return (bavail * bsize) / 1e6
}
