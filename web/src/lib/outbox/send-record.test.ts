import { expect, it } from 'vitest'
import { holdsValues } from '../holds-values.ts'
import type { Saved } from '../save-row.ts'
import type { OutboxEntry } from './entry.ts'
import { sendRecord } from './send-record.ts'
import { anEntry } from './testing/entries.ts'

interface Row {
  id: string
  updated_at: string
  subject: string
  outcome: string | null
}

class Office {
  row: Row | undefined
  writes = 0

  constructor(row?: Row) {
    this.row = row
  }

  create = async (_userId: string, { id, values }: { id: string; values: object }) => {
    if (this.row) return this.#settle(this.row, values)
    return this.#write({ id, updated_at: '', subject: '', outcome: null, ...values })
  }

  update = async (_userId: string, base: { updated_at: string }, values: object) => {
    if (!this.row) return { kind: 'gone' } as const
    if (this.row.updated_at !== base.updated_at) return this.#settle(this.row, values)
    return this.#write({ ...this.row, ...values })
  }

  #write(row: Row): Saved<Row> {
    this.writes += 1
    this.row = { ...row, updated_at: `${this.writes}` }
    return { kind: 'saved', row: this.row }
  }

  #settle(row: Row, values: object): Saved<Row> {
    return holdsValues(row, values) ? { kind: 'saved', row } : { kind: 'conflict', theirs: row }
  }
}

const READ: Row = { id: 'note', updated_at: '0', subject: 'Visita', outcome: null }
const VALUES = { subject: 'Visita', outcome: 'Interesado' }

const entry = (changes: Partial<OutboxEntry>) =>
  anEntry({ values: VALUES, ...changes }) as OutboxEntry<Row>

it('OUT-03 a new record is created once, however often it is sent', async () => {
  const office = new Office()
  const again = entry({ tried: [VALUES] })
  expect((await sendRecord(again, office)).kind).toBe('sent')
  expect((await sendRecord(again, office)).kind).toBe('sent')
  expect(office.writes).toBe(1)
})

it('OUT-03 a record that had arrived and then changed on another device is not overwritten', async () => {
  const office = new Office({ ...READ, ...VALUES, subject: 'Segunda visita' })
  expect((await sendRecord(entry({ tried: [VALUES] }), office)).kind).toBe('sent')
  expect(office.row?.subject).toBe('Segunda visita')
})

it('OUT-06 changes made here after an attempt that had arrived are written', async () => {
  const office = new Office({ ...READ, subject: 'Visita' })
  const first = { subject: 'Visita', outcome: null }
  expect((await sendRecord(entry({ tried: [first, VALUES] }), office)).kind).toBe('sent')
  expect(office.row).toMatchObject(VALUES)
})

it('OUT-06 changes of other columns by somebody else are kept', async () => {
  const office = new Office({ ...READ, updated_at: '9', subject: 'Segunda visita' })
  const outcome = await sendRecord(entry({ base: READ, tried: [VALUES] }), office)
  expect(outcome.kind).toBe('sent')
  expect(office.row).toMatchObject({ subject: 'Segunda visita', outcome: 'Interesado' })
})

it('OUT-06 nothing is written where another device changed the same column', async () => {
  const office = new Office({ ...READ, updated_at: '9', outcome: 'No contestó' })
  const outcome = await sendRecord(entry({ base: READ, tried: [VALUES] }), office)
  expect(outcome).toEqual({ kind: 'conflict' })
  expect(office.writes).toBe(0)
})

it('OUT-06 a change that had arrived and was undone here is reverted', async () => {
  const office = new Office({ ...READ, updated_at: '9', outcome: 'Interesado' })
  const undone = { subject: 'Visita', outcome: null }
  const outcome = await sendRecord(
    entry({ base: READ, values: undone, tried: [VALUES, undone] }),
    office,
  )
  expect(outcome.kind).toBe('sent')
  expect(office.row?.outcome).toBeNull()
})

it('OUT-05 a record that was deleted meanwhile is reported', async () => {
  expect(await sendRecord(entry({ base: READ }), new Office())).toEqual({ kind: 'gone' })
})
