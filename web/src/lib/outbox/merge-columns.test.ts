import { expect, it } from 'vitest'
import { mergeColumns } from './merge-columns.ts'

const BASE = { subject: 'Visita', outcome: null, updated_at: '1' }

it.each([
  [
    'nothing changed elsewhere',
    { ...BASE },
    { outcome: 'Interesado' },
    { outcome: 'Interesado' },
    [],
  ],
  [
    'another column changed elsewhere',
    { ...BASE, subject: 'Segunda visita' },
    { subject: 'Visita', outcome: 'Interesado' },
    { outcome: 'Interesado' },
    [],
  ],
  [
    'the same column changed to the same value',
    { ...BASE, outcome: 'Interesado' },
    { outcome: 'Interesado' },
    {},
    [],
  ],
  [
    'the same column changed to another value',
    { ...BASE, outcome: 'No contestó' },
    { outcome: 'Interesado' },
    { outcome: 'Interesado' },
    ['outcome'],
  ],
  [
    'a column that rows do not show',
    { ...BASE },
    { outcome: 'Interesado', assigned_to: 'ana' },
    { outcome: 'Interesado', assigned_to: 'ana' },
    [],
  ],
  ['only such a column', { ...BASE }, { assigned_to: 'ana' }, {}, []],
])('OUT-06 merges columns when %s', (_case, theirs, mine, changed, conflicts) => {
  expect(mergeColumns(BASE, theirs, mine)).toEqual({ changed, conflicts })
})
