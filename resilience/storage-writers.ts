import { randomInt, randomUUID } from 'node:crypto'
import { expect } from 'vitest'
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

const LARGEST = 300_000

/** Uploads, replaces and removes files; each writer has names of its own, so that every fate is known. */
export function startWriting(folder: Folder, fates: Fates, writers: number): Writing {
  let granted = 0
  const stop = new AbortController()

  async function ask(name: string, content: Content, send: () => Promise<number>): Promise<void> {
    const settled = fates.get(name)?.settled
    fates.set(name, { settled, asked: { content } })
    const status = await send()
    if (status !== 200) throw new Refused(`${name} was answered with ${status}`)
    fates.set(name, { settled: content })
    granted += 1
  }

  async function write(): Promise<void> {
    const names: string[] = []
    while (!stop.signal.aborted) {
      const chance = randomInt(10)
      const known = names[randomInt(Math.max(1, names.length))]
      if (known !== undefined && chance < 2) {
        names.splice(names.indexOf(known), 1)
        await ask(known, undefined, () => remove(folder, known))
        continue
      }
      const upsert = known !== undefined && chance < 5
      const name = upsert ? known : `${randomUUID()}.pdf`
      if (!upsert) names.push(name)
      const bytes = randomPdf(randomInt(20, LARGEST))
      await ask(name, digestOf(bytes), () => upload(folder, name, bytes, { upsert }))
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
 * listed is exactly what can be read. From then on what was found is what is known.
 */
export async function checkFates(folder: Folder, fates: Fates): Promise<void> {
  for (const [name, { settled, asked }] of fates) {
    const bytes = await download(folder, name)
    const found = bytes && digestOf(bytes)
    const possible = asked ? [settled, asked.content] : [settled]
    expect(possible, name).toContain(found)
    fates.set(name, { settled: found })
  }
  const present = [...fates].filter(([, { settled }]) => settled !== undefined)
  expect(await listNames(folder)).toEqual(present.map(([name]) => name).toSorted())
}
