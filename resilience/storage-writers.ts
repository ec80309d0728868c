import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { digestOf, randomPdf } from '../test-support/random-files.ts'
import { download, listNames, remove, upload, type Folder } from './stored-files.ts'

type Content = string | undefined

interface Fate {
  settled: Content
  asked?: { content: Content }
}

export type Fates = Map<string, Fate>

export interface Writing {
  granted: () => number
  ended: Promise<void>
  stop(): void
}

interface WritingOptions {
  throughFailures?: boolean
}

const LARGEST = 300_000
/** Without this pause a writer would send a thousand requests a second to a dead server. */
const BREATH_MS = 20

export function startWriting(
  folder: Folder,
  fates: Fates,
  writers: number,
  { throughFailures = false }: WritingOptions = {},
): Writing {
  let granted = 0
  const stop = new AbortController()

  /** If no answer came or the request failed, the file may have its former or its new content. */
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
 * After a crash every file must have its last acknowledged or requested content in full, and the list must contain exactly the files that
 * can be read. Returns the differences and treats the found state as the known one from then on.
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
