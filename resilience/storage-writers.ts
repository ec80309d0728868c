import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { digestOf, randomPdf } from '../test-support/random-files.ts'
import { download, listNames, remove, upload, type Folder } from './stored-files.ts'

/** What a name holds: the digest of its bytes, or nothing. */
type Content = string | undefined

/** What is known of a name. */
interface Fate {
  /** What the server said last. */
  settled: Content
  /** What it was asked for and has not answered. */
  asked?: { content: Content }
}

export type Fates = Map<string, Fate>

export interface Writing {
  /** How many writes the server has accepted so far. */
  granted: () => number
  /** Resolves when no writer gets an answer any more, or as soon as they are told to stop. */
  ended: Promise<void>
  stop(): void
}

interface WritingOptions {
  /** Goes on after a failure, as people do; otherwise the first request without an answer ends a writer. */
  throughFailures?: boolean
}

const LARGEST = 300_000
/** A moment after a failure, so that a server that is gone is not asked a thousand times a second. */
const BREATH_MS = 20

/** Uploads, replaces and removes files; each writer has names of its own, so that every fate is known. */
export function startWriting(
  folder: Folder,
  fates: Fates,
  writers: number,
  { throughFailures = false }: WritingOptions = {},
): Writing {
  let granted = 0
  const stop = new AbortController()

  /** Whether the server said yes. Without an answer, or with one that tells of a failure, the name may hold the one or the other. */
  async function ask(
    name: string,
    content: Content,
    send: () => Promise<number>,
  ): Promise<boolean> {
    const settled = fates.get(name)?.settled
    fates.set(name, { settled, asked: { content } })
    const status = await send().catch((error: unknown) => {
      if (!throughFailures) throw error
      return 0
    })
    if (status === 200) {
      fates.set(name, { settled: content })
      granted += 1
      return true
    }
    if (throughFailures && (status === 0 || status >= 500)) return false
    throw new Refused(`${name} was answered with ${status}`)
  }

  async function write(): Promise<void> {
    let names: string[] = []
    while (!stop.signal.aborted) {
      const chance = randomInt(10)
      const known = names[randomInt(Math.max(1, names.length))]
      const removes = known !== undefined && chance < 2
      const upsert = known !== undefined && chance < 5
      const name = upsert ? known : `${randomUUID()}.pdf`
      const bytes = randomPdf(randomInt(20, LARGEST))
      const isGranted = removes
        ? await ask(name, undefined, () => remove(folder, name))
        : await ask(name, digestOf(bytes), () => upload(folder, name, bytes, { upsert }))
      names = names.filter((each) => each !== name)
      if (isGranted && !removes) names.push(name)
      if (!isGranted) await pause(BREATH_MS)
    }
  }

  const loops = Array.from({ length: writers }, async () => {
    try {
      await write()
    } catch (error) {
      // The killed server's silence is what ends them; a refusal is a fault.
      if (error instanceof Refused) throw error
    }
  })
  return {
    granted: () => granted,
    ended: Promise.all(loops).then(() => undefined),
    stop: () => stop.abort(),
  }
}

class Refused extends Error {}

/**
 * After a crash every name holds what was last granted or what was being asked for, whole; what is
 * listed is exactly what can be read. Answers with what is otherwise. From then on what was found is what is known.
 */
export async function findWrongFiles(folder: Folder, fates: Fates): Promise<string[]> {
  const faults: string[] = []
  for (const [name, { settled, asked }] of fates) {
    const bytes = await download(folder, name)
    const found = bytes && digestOf(bytes)
    const isPossible = found === settled || (asked !== undefined && found === asked.content)
    if (!isPossible) faults.push(`${name} ${found ? 'has other bytes' : 'is gone'}`)
    fates.set(name, { settled: found })
  }
  const listed = new Set(await listNames(folder))
  for (const [name, { settled }] of fates) {
    if (listed.delete(name) !== (settled !== undefined)) faults.push(`${name} is listed wrongly`)
  }
  return [...faults, ...[...listed].map((name) => `${name} is listed and nobody stored it`)]
}
