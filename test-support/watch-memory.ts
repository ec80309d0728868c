import { existsSync, readFileSync, readdirSync } from 'node:fs'

export interface MemoryWatch {
  /** The most that was held at one moment, in MB. */
  peakMb: () => number
  stop(): void
}

const SAMPLED_EVERY_MS = 100

/** Whether this machine's kernel says what a process holds. */
export const canWatchMemory = existsSync('/proc/self/status')

/** Looks ten times a second at what a process and all its descendants hold together, PostgreSQL's processes among them. */
export function watchMemory(pid: number): MemoryWatch {
  let peak = heldMb(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, heldMb(pid))
  }, SAMPLED_EVERY_MS)
  timer.unref()
  return { peakMb: () => peak, stop: () => clearInterval(timer) }
}

/** What each process has of its own, and once the memory that PostgreSQL's processes share. */
function heldMb(pid: number): number {
  const processes = familyOf(pid)
  const own = processes.reduce((sum, { anonymous, file }) => sum + anonymous + file, 0)
  const shared = Math.max(0, ...processes.map(({ shmem }) => shmem))
  return Math.round(((own + shared) * 1024) / 1e6)
}

interface Held {
  pid: number
  parent: number
  /** In KiB, as the others. */
  anonymous: number
  file: number
  shmem: number
}

function familyOf(pid: number): Held[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStatus(Number(name)) ?? [])
  const family = new Set([pid])
  // A child may be listed before its parent when numbers have come round.
  for (let before = 0; before < family.size;) {
    before = family.size
    for (const process of all) if (family.has(process.parent)) family.add(process.pid)
  }
  return all.filter((process) => family.has(process.pid))
}

function readStatus(pid: number): Held | undefined {
  let status: string
  try {
    status = readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // It has ended meanwhile.
    return undefined
  }
  const field = (name: string) =>
    Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  return {
    pid,
    parent: field('PPid'),
    anonymous: field('RssAnon'),
    file: field('RssFile'),
    shmem: field('RssShmem'),
  }
}
