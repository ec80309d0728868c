import { existsSync, readFileSync, readdirSync } from 'node:fs'

export interface MemoryWatch {
  peakMb: () => number
  stop(): void
}

const SAMPLED_EVERY_MS = 100

export const canWatchMemory = existsSync(`/proc/self/task/${process.pid}/children`)

/** The processes of PostgreSQL are included. Memory is sampled every tenth of a second. */
export function watchMemory(pid: number): MemoryWatch {
  let peak = heldMb(pid)
  const timer = setInterval(() => {
    peak = Math.max(peak, heldMb(pid))
  }, SAMPLED_EVERY_MS)
  timer.unref()
  return { peakMb: () => peak, stop: () => clearInterval(timer) }
}

/** Each process counts with its own memory. PostgreSQL's shared memory counts once. */
function heldMb(pid: number): number {
  const processes = familyOf(pid)
  const own = processes.reduce((sum, { anonymous, file }) => sum + anonymous + file, 0)
  const shared = Math.max(0, ...processes.map(({ shmem }) => shmem))
  return Math.round(((own + shared) * 1024) / 1e6)
}

interface Held {
  anonymous: number
  file: number
  shmem: number
}

function familyOf(pid: number): Held[] {
  return withDescendants(pid).flatMap((each) => readStatus(each) ?? [])
}

/** This reads the kernel's list of each thread's children, because reading every process of the machine would take a quarter of a core. */
export function withDescendants(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(withDescendants)]
}

/** The kernel counts processor time in hundredths of a second on every machine. */
const TICKS_A_SECOND = 100

/** Descendants that have already ended are included. */
export function processorSeconds(pid: number): number {
  const ticks = withDescendants(pid).map((each) => {
    const stat = unlessEnded(() => readFileSync(`/proc/${each}/stat`, 'utf8')) ?? ''
    // The fields come after the name, which may contain anything: user and system time, then those of children that have ended.
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

function unlessEnded<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
