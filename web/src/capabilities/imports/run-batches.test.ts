import { describe, expect, it } from 'vitest'
import { runBatches, type BatchOutcome } from './run-batches.ts'

const rows = Array.from({ length: 1200 }, (_, index) => ({ line: index + 2 }))
const lost = new TypeError('Failed to fetch')

type Send = (lines: number[]) => Promise<{ taken?: number[]; known?: number[] }>

async function run(given: typeof rows, send: Send, sent = new Set<number>()) {
  const outcomes = new Map<number, BatchOutcome>()
  await runBatches({
    batchSize: 500,
    lineOf: ({ line }) => line,
    rows: given,
    send: async (batch) => {
      const { taken = [], known = [] } = await send(batch.map(({ line }) => line))
      return { taken, known }
    },
    sent,
    isConnectionLost: (error) => error === lost,
    onBatch: (news) => news.forEach((outcome, line) => outcomes.set(line, outcome)),
  })
  return outcomes
}

describe('an import', () => {
  it('IMPORT-20 an import sends batches of 500 rows', async () => {
    const sizes: number[] = []
    const outcomes = await run(rows, async (lines) => {
      sizes.push(lines.length)
      return {}
    })
    expect(sizes).toEqual([500, 500, 200])
    expect(outcomes.size).toBe(1200)
  })

  it('IMPORT-21 an import resends a batch without the rows whose e-mail was taken meanwhile', async () => {
    const outcomes = await run(rows.slice(0, 3), async (lines) => ({
      taken: lines.filter((line) => line === 3),
    }))
    expect([...outcomes]).toEqual([
      [3, 'taken'],
      [2, 'added'],
      [4, 'added'],
    ])
  })

  it('IMPORT-20 an import marks a batch that the database refuses as failed, and continues', async () => {
    const outcomes = await run(rows, async (lines) => {
      if (lines.includes(2)) throw new Error('refused')
      return {}
    })
    expect([...outcomes.values()].filter((outcome) => outcome === 'failed')).toHaveLength(500)
    expect([...outcomes.values()].filter((outcome) => outcome === 'added')).toHaveLength(700)
  })

  it('IMPORT-27 an import stops where the connection is lost', async () => {
    const sent: number[] = []
    const attempt = run(rows, async (lines) => {
      sent.push(lines[0] ?? 0)
      if (sent.length === 2) throw lost
      return {}
    })
    await expect(attempt).rejects.toBe(lost)
    expect(sent).toEqual([2, 502])
  })

  it('IMPORT-19 an import does not count rows as new that an earlier import of the file had added', async () => {
    const outcomes = await run(rows.slice(0, 3), async () => ({ known: [2, 4] }))
    expect(Object.fromEntries(outcomes)).toEqual({ 2: 'known', 3: 'added', 4: 'known' })
  })

  it('IMPORT-27 an import counts rows as new that its own earlier, lost attempt had added', async () => {
    const sent = new Set<number>()
    const three = rows.slice(0, 3)
    const first = run(three, () => Promise.reject(lost), sent)
    await expect(first).rejects.toBe(lost)
    const outcomes = await run(three, async () => ({ known: [2, 3, 4] }), sent)
    expect([...outcomes.values()]).toEqual(['added', 'added', 'added'])
  })
})
