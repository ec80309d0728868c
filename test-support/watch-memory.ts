import { existsSync, readFileSync, readdirSync } from 'node:fs'

export interface MemoryWatch {
  /** The most that was held at one moment, in MB. */
  peakMb: () => number
  stop(): void
}

const SAMPLED_EVERY_MS = 100

/** Whether this machine's kernel says what a process holds, and which are its children. */
export const canWatchMemory = existsSync(`/proc/self/task/${process.pid}/children`)

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
  /** In KiB, as the others. */
  anonymous: number
  file: number
  shmem: number
}

function familyOf(pid: number): Held[] {
  return withDescendants(pid).flatMap((each) => readStatus(each) ?? [])
}

/**
 * A process and all that it started, directly or not. By the kernel's list of each thread's children: to look at every process of
 * the machine would take a quarter of a core.
 */
export function withDescendants(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(withDescendants)]
}

/** The kernel counts processor time in hundredths of a second on every machine. */
const TICKS_A_SECOND = 100

/** Seconds of processor time that a process and its descendants have taken so far, those that have ended among them. */
export function processorSeconds(pid: number): number {
  const ticks = withDescendants(pid).map((each) => {
    const stat = unlessEnded(() => readFileSync(`/proc/${each}/stat`, 'utf8')) ?? ''
    // After the name, which may hold anything: user and system time, and those of children that were waited for.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  })
  return ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND
}

function childrenOf(pid: number): number[] {
  const threads = unlessEnded(() => readdirSync(`/proc/${pid}/task`)) ?? []
  return threads.flatMap((thread) => {
    const listed = unlessEnded(() => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8'))
    return listed?.split(' ').filter(Boolean).map(Number) ?? []
  })
}

const FIELDS = {
  anonymous: /^RssAnon:\s*(\d+)/m,
  file: /^RssFile:\s*(\d+)/m,
  shmem: /^RssShmem:\s*(\d+)/m,
}

function readStatus(pid: number): Held | undefined {
  const status = unlessEnded(() => readFileSync(`/proc/${pid}/status`, 'utf8'))
  if (status === undefined) return undefined
  const field = (pattern: RegExp) => Number(pattern.exec(status)?.[1] ?? 0)
  return {
    anonymous: field(FIELDS.anonymous),
    file: field(FIELDS.file),
    shmem: field(FIELDS.shmem),
  }
}

/** Undefined when the process has ended meanwhile. */
function unlessEnded<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
