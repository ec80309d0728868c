import { describe, expect, it } from 'vitest'
import { insertRow, mergeFields, saveRow } from './save-row.ts'

const row = { id: '1', name: 'Ana' }

describe('saveRow', () => {
  it('gives the row that was written', async () => {
    const saved = await saveRow({
      update: async () => row,
      read: () => Promise.reject(new Error('not needed')),
      isSame: () => false,
    })
    expect(saved).toEqual({ kind: 'saved', row })
  })

  it.each([
    ['is a conflict when somebody saved something else', row, false, 'conflict'],
    ['is saved when an earlier try had arrived', row, true, 'saved'],
    ['says that the row is gone', null, false, 'gone'],
  ])('%s', async (_title, found, same, kind) => {
    const saved = await saveRow({
      update: async () => null,
      read: async () => found,
      isSame: () => same,
    })
    expect(saved.kind).toBe(kind)
  })
})

describe('insertRow', () => {
  const duplicate = Object.assign(new Error('duplicate key'), { code: '23505' })

  it('takes the row of a first try whose answer was lost', async () => {
    const insert = () => Promise.reject<typeof row>(duplicate)
    expect(await insertRow({ insert, read: async () => row })).toBe(row)
  })

  it('throws where another row is in the way', async () => {
    const insert = () => Promise.reject<typeof row>(duplicate)
    await expect(insertRow({ insert, read: async () => null })).rejects.toBe(duplicate)
  })
})

it('asks only where both changed the same field, and takes what only the other changed', () => {
  const labels = { name: 'Nombre', phone: 'Teléfono', notes: 'Notas', tags: 'Etiquetas' }
  const merge = mergeFields(labels, {
    base: { name: 'Ana', phone: '1', notes: '', tags: '' },
    theirs: { name: 'Anna', phone: '2', notes: '', tags: 'vip' },
    mine: { name: 'Ana', phone: '3', notes: 'Mía', tags: 'vip' },
  })
  expect(merge).toEqual({
    theirs: ['name'],
    conflicts: [{ field: 'phone', label: 'Teléfono', theirs: '2', mine: '3' }],
  })
})
