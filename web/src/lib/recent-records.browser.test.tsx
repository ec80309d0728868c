import { afterEach, expect, it } from 'vitest'
import { dropPreferences, savePreference } from './preferences.ts'
import { forgetRecord, readRecentRecords, rememberRecord } from './recent-records.ts'

const PERSON = 'a'
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const record = (number: number) => ({
  kind: 'clientes' as const,
  id: idOf(number),
  label: `Cliente ${number}`,
})

afterEach(dropPreferences)

it('CMD-10 the last twelve records are remembered, each once, the newest first', () => {
  for (let number = 1; number <= 14; number += 1) rememberRecord(PERSON, record(number))
  rememberRecord(PERSON, { ...record(5), label: 'Otro nombre' })
  const labels = readRecentRecords(PERSON).map(({ label }) => label)
  expect(labels).toHaveLength(12)
  expect(labels.slice(0, 2)).toEqual(['Otro nombre', 'Cliente 14'])
  expect(labels).not.toContain('Cliente 5')
  expect(readRecentRecords('b')).toEqual([])
})

it('CMD-10 a sign-out forgets the recent records', () => {
  rememberRecord(PERSON, record(1))
  dropPreferences()
  expect(readRecentRecords(PERSON)).toEqual([])
})

it('CMD-10 a deleted record is forgotten, and invalid stored values are ignored', () => {
  rememberRecord(PERSON, record(1))
  rememberRecord(PERSON, record(2))
  forgetRecord(PERSON, record(2))
  expect(readRecentRecords(PERSON)).toEqual([record(1)])
  rememberRecord(PERSON, { ...record(3), label: '  ' })
  expect(readRecentRecords(PERSON)).toEqual([record(1)])
  for (const odd of [null, 'x', [null, 3, { kind: 'otros', id: 'x', label: 'y' }, { id: 1 }]]) {
    savePreference('recent-records', PERSON, odd)
    expect(readRecentRecords(PERSON)).toEqual([])
  }
})
