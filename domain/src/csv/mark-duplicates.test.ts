import { describe, expect, it } from 'vitest'
import type { ImportValues } from './import-fields.ts'
import { markDuplicates } from './mark-duplicates.ts'
import { readClientRow } from './read-client-row.ts'

const ANA = {
  id: 'ana',
  first_name: 'Ana',
  last_name: 'Pech',
  email: 'ana@example.com',
  phone: '+529991234567',
  whatsapp: null,
}

function mark(...rows: ImportValues[]) {
  const options = { defaultType: 'comprador', phoneIsWhatsapp: false } as const
  const read = rows.map((values, index) => readClientRow(values, index + 2, options))
  return markDuplicates(read, [ANA]).map((row) => row.duplicate)
}

it.each([
  [{ full_name: 'Luisa Uc', email: 'ANA@example.com' }, ['Mismo email']],
  [{ full_name: 'Luisa Uc', phone: '5219991234567' }, ['Mismo teléfono']],
  [{ full_name: 'ANA PECH' }, ['Mismo nombre']],
  [{ full_name: 'Pech Ana' }, ['Nombre y apellidos invertidos']],
])('IMPORT-12 %j is a client already', (values, reasons) => {
  const duplicate = { kind: 'client', client: ANA, reasons, isNamesake: false }
  expect(mark(values)).toEqual([duplicate])
})

it('IMPORT-13 a row that repeats an earlier one names its line', () => {
  const luis = { full_name: 'Luis Uc', phone: '55 1234 5678' }
  expect(mark(luis, { full_name: 'Eva Gil' }, { ...luis, full_name: 'Luis Uc Uc' })).toEqual([
    null,
    null,
    { kind: 'row', line: 2, reasons: ['Mismo teléfono'], isNamesake: false },
  ])
})

it('IMPORT-14 a name that is only similar is imported', () => {
  expect(mark({ full_name: 'Ana Pech Uc' })).toEqual([null])
})

it('IMPORT-15 rows that cannot be kept are no duplicates of anything', () => {
  expect(mark({ full_name: 'X' }, { full_name: 'X' })).toEqual([null, null])
})

describe('IMPORT-16 an equal name with another telephone and e-mail is another person', () => {
  const other = { full_name: 'Ana Pech', phone: '55 1234 5678', email: 'otra@example.com' }

  it('than the client of that name', () => {
    expect(mark(other)).toMatchObject([{ kind: 'client', isNamesake: true }])
  })

  it('than the earlier row of that name', () => {
    const jose = { full_name: 'José García', phone: '999 111 0001' }
    expect(mark(jose, { ...jose, phone: '999 111 0002' })).toMatchObject([
      null,
      { kind: 'row', line: 2, isNamesake: true },
    ])
  })

  it('and the one of several namesakes who shares a number is found', () => {
    expect(mark(other, { ...other, email: 'nueva@example.com' })).toMatchObject([
      { isNamesake: true },
      { kind: 'row', line: 2, reasons: ['Mismo teléfono', 'Mismo nombre'], isNamesake: false },
    ])
  })

  it('than one of whom nothing is known: its number would be lost', () => {
    const jose = { full_name: 'José García', address: 'Calle 60' }
    expect(mark(jose, { full_name: 'José García', phone: '123' })).toMatchObject([
      null,
      { kind: 'row', line: 2, isNamesake: true },
    ])
  })

  it('but without a telephone and an e-mail of its own it says nothing new', () => {
    expect(mark({ full_name: 'Ana Pech', address: 'Calle 60' })).toMatchObject([
      { isNamesake: false },
    ])
  })
})

it('IMPORT-17 first names alone are not compared: there are many Lupitas', () => {
  expect(mark({ full_name: 'Lupita' }, { full_name: 'Lupita' })).toEqual([null, null])
})
