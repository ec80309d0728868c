import { clientSchema } from '@predio/domain/clients'
import { describe, expect, it } from 'vitest'
import { runImport, type Outcome } from './run-import.ts'

const client = clientSchema.parse({ type: 'comprador', first_name: 'Ana', last_name: 'Pech' })
const rows = Array.from({ length: 1200 }, (_, index) => ({ ...client, import_row: index + 2 }))
const lost = new TypeError('Failed to fetch')

async function run(given: typeof rows, send: (lines: number[]) => Promise<number[]>) {
  const outcomes = new Map<number, Outcome>()
  await runImport({
    rows: given,
    send: async (batch) => ({ taken: await send(batch.map(({ import_row }) => import_row)) }),
    isConnectionLost: (error) => error === lost,
    onBatch: (news) => news.forEach((outcome, line) => outcomes.set(line, outcome)),
  })
  return outcomes
}

describe('an import', () => {
  it('goes in batches of 500', async () => {
    const sizes: number[] = []
    const outcomes = await run(rows, async (lines) => {
      sizes.push(lines.length)
      return []
    })
    expect(sizes).toEqual([500, 500, 200])
    expect(outcomes.size).toBe(1200)
  })

  it('sends a batch again without the rows whose e-mail was taken meanwhile', async () => {
    const outcomes = await run(rows.slice(0, 3), async (lines) =>
      lines.filter((line) => line === 3),
    )
    expect([...outcomes]).toEqual([
      [3, 'taken'],
      [2, 'added'],
      [4, 'added'],
    ])
  })

  it('fails a batch the database refuses as a whole, and goes on', async () => {
    const outcomes = await run(rows, async (lines) => {
      if (lines.includes(2)) throw new Error('refused')
      return []
    })
    expect([...outcomes.values()].filter((outcome) => outcome === 'failed')).toHaveLength(500)
    expect([...outcomes.values()].filter((outcome) => outcome === 'added')).toHaveLength(700)
  })

  it('stops where the connection is lost', async () => {
    const sent: number[] = []
    const attempt = run(rows, async (lines) => {
      sent.push(lines[0] ?? 0)
      if (sent.length === 2) throw lost
      return []
    })
    await expect(attempt).rejects.toBe(lost)
    expect(sent).toEqual([2, 502])
  })
})
