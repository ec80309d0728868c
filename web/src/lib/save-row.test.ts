import { describe, expect, it } from 'vitest'
import { mergeFields, NotVerified, saveRow, type Saved } from './save-row.ts'

const mine = { id: '1', name: 'Ana' }
const theirs = { id: '1', name: 'Anna' }
type Row = typeof mine

const lost = new TypeError('Failed to fetch')
const duplicate = Object.assign(new Error('duplicate key'), { code: '23505' })
const refused = Object.assign(new Error('row-level security'), { code: '42501' })

interface Case {
  isNew?: boolean
  write: boolean | Error
  found: Row | Error | null
}

function save({ isNew = false, write, found }: Case): Promise<Saved<Row>> {
  return saveRow<Row>({
    isNew,
    write: () => (typeof write === 'boolean' ? Promise.resolve(write) : Promise.reject(write)),
    read: () => (found instanceof Error ? Promise.reject(found) : Promise.resolve(found)),
    isSame: ({ name }) => name === mine.name,
  })
}

describe('saveRow', () => {
  it('SAVE-03 saveRow returns the written row as it is stored', async () => {
    expect(await save({ write: true, found: mine })).toEqual({ kind: 'saved', row: mine })
  })

  it('SAVE-03 saveRow fails when the written row is not found again', async () => {
    await expect(save({ write: true, found: null })).rejects.toBeInstanceOf(NotVerified)
  })

  it.each<[string, Case, Saved<Row>['kind']]>([
    [
      'SAVE-02 is a conflict when somebody saved something else',
      { write: false, found: theirs },
      'conflict',
    ],
    [
      'SAVE-04 is saved when an earlier attempt had arrived',
      { write: false, found: mine },
      'saved',
    ],
    ['SAVE-08 reports that the row was deleted', { write: false, found: null }, 'gone'],
    [
      'SAVE-04 finds the new row whose response was lost',
      { isNew: true, write: lost, found: mine },
      'saved',
    ],
    ['SAVE-04 finds the change whose response was lost', { write: lost, found: mine }, 'saved'],
    [
      'SAVE-01 takes the new row of a first attempt',
      { isNew: true, write: duplicate, found: mine },
      'saved',
    ],
    [
      'SAVE-01 reports the first attempt as a conflict where other values were typed since',
      { isNew: true, write: duplicate, found: theirs },
      'conflict',
    ],
  ])('saveRow %s', async (_title, steps, kind) => {
    expect((await save(steps)).kind).toBe(kind)
  })

  it.each<[string, Case, Error]>([
    ['a change that did not arrive', { write: lost, found: theirs }, lost],
    ['a new row that did not arrive', { isNew: true, write: lost, found: null }, lost],
    [
      'a lost response that cannot be looked up',
      { write: lost, found: new Error('offline') },
      lost,
    ],
    [
      'a new row that another row blocks',
      { isNew: true, write: duplicate, found: null },
      duplicate,
    ],
    ['a change that another row blocks', { write: duplicate, found: theirs }, duplicate],
    ['a refusal', { write: refused, found: mine }, refused],
  ])('SAVE-04 saveRow throws the failure of %s', async (_title, steps, error) => {
    await expect(save(steps)).rejects.toBe(error)
  })
})

it('SAVE-05 only a field that both changed is a conflict, and other changes are merged', () => {
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
