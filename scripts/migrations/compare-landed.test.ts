import { expect, it } from 'vitest'
import { compareLanded } from './compare-landed.ts'

const landed = { '0001_clients.sql': 'aa', '0002_tasks.sql': 'bb' }
const present = [
  { name: '0001_clients.sql', sha256: 'aa' },
  { name: '0002_tasks.sql', sha256: 'bb' },
]

it('accepts unchanged landed migrations, and newer ones', () => {
  expect(compareLanded(landed, present)).toEqual([])
  expect(compareLanded(landed, [...present, { name: '0003_new.sql', sha256: 'cc' }])).toEqual([])
})

it('refuses an edited landed migration', () => {
  const edited = [present[0]!, { name: '0002_tasks.sql', sha256: 'changed' }]
  expect(compareLanded(landed, edited)).toEqual([
    '0002_tasks.sql has landed and was edited: restore it and write a new migration',
  ])
})

it('refuses a removed landed migration', () => {
  expect(compareLanded(landed, present.slice(1))).toEqual([
    '0001_clients.sql has landed and is missing: put it back',
  ])
})

it('refuses a new migration that sorts before a landed one', () => {
  const early = [...present, { name: '0001_extra.sql', sha256: 'cc' }]
  expect(compareLanded(landed, early)).toEqual([
    '0001_extra.sql sorts before 0002_tasks.sql, which has landed: give it a later number',
  ])
})
