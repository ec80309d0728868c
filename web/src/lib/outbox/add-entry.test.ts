import { expect, it } from 'vitest'
import { addEntry } from './add-entry.ts'
import { MAX_ENTRIES, MAX_FILE_BYTES, OutboxFull } from './entry.ts'
import { aSave, anEntry } from './testing/entries.ts'

const NOW = new Date('2026-11-17T10:00:00Z')

it('OUT-01 a save is appended, with an id of its own and the time of its creation', () => {
  const { next } = addEntry([anEntry({ recordId: 'other', order: 4 })], aSave(), NOW)
  expect(next).toMatchObject({ recordId: 'note', order: 5, madeAt: NOW.toISOString(), tried: [] })
  expect(next?.id).toMatch(/^[0-9a-f-]{36}$/)
})

it('OUT-03 an entry remembers the values that may have arrived', () => {
  const { next } = addEntry([], aSave({ values: { subject: 'Uno' }, wasSent: true }), NOW)
  expect(next?.tried).toEqual([{ subject: 'Uno' }])
})

it('OUT-06 a later save of the same record updates its entry, over the version that was read first', () => {
  const earlier = anEntry({
    base: { id: 'note', updated_at: '1' },
    values: { subject: 'Uno', outcome: null },
    tried: [{ subject: 'Uno', outcome: null }],
    attempts: 3,
    problem: { kind: 'refused', text: 'No' },
  })
  const later = aSave({
    base: { id: 'note', updated_at: '2' },
    values: { outcome: 'Interesado' },
    wasSent: true,
  })
  const { next } = addEntry([earlier], later, NOW)
  expect(next).toEqual({
    ...earlier,
    values: { subject: 'Uno', outcome: 'Interesado' },
    tried: [
      { subject: 'Uno', outcome: null },
      { subject: 'Uno', outcome: 'Interesado' },
    ],
    row: later.row,
    revision: 2,
    attempts: 0,
    problem: undefined,
  })
})

it('OUT-06 a task completed and reopened before the first sending leaves nothing to send', () => {
  const base = { id: 'task', status: 'pending' }
  const done = anEntry({ kind: 'tasks', base, values: { status: 'completed', assigned_to: 'ana' } })
  const undone = aSave({ kind: 'tasks', base, values: { status: 'pending', assigned_to: 'ana' } })
  expect(addEntry([done], undone, NOW)).toEqual({ next: undefined, earlier: done })
  const sent = { ...done, tried: [done.values] }
  expect(addEntry([sent], undone, NOW).next?.values).toMatchObject({ status: 'pending' })
})

it('OUT-08 the outbox refuses more entries than the limit, but changes existing ones', () => {
  const full = Array.from({ length: MAX_ENTRIES }, (_, at) =>
    anEntry({ id: `${at}`, recordId: `${at}`, order: at }),
  )
  expect(() => addEntry(full, aSave({ recordId: 'new' }), NOW)).toThrow(OutboxFull)
  expect(addEntry(full, aSave({ recordId: '7' }), NOW).next?.id).toBe('7')
})

it('OUT-08 the outbox refuses more photographs than the limit', () => {
  const half = { path: 'a.jpg', blob: { size: MAX_FILE_BYTES / 2 } as Blob }
  const entries = [anEntry({ files: [half] })]
  const save = (size: number) =>
    aSave({ recordId: 'b', files: [{ path: 'b.jpg', blob: { size } as Blob }] })
  expect(addEntry(entries, save(MAX_FILE_BYTES / 2), NOW).next?.files).toHaveLength(1)
  expect(() => addEntry(entries, save(MAX_FILE_BYTES / 2 + 1), NOW)).toThrow(OutboxFull)
})
