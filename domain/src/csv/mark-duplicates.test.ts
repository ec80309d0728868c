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
])('IMPORT-12 recognises %j as an existing client', (values, reasons) => {
  const duplicate = { kind: 'client', client: ANA, reasons, isNamesake: false }
  expect(mark(values)).toEqual([duplicate])
})

it('IMPORT-13 a row that repeats an earlier row names the line of that row', () => {
  const luis = { full_name: 'Luis Uc', phone: '55 1234 5678' }
  expect(mark(luis, { full_name: 'Eva Gil' }, { ...luis, full_name: 'Luis Uc Uc' })).toEqual([
    null,
    null,
    { kind: 'row', line: 2, reasons: ['Mismo teléfono'], isNamesake: false },
  ])
})

it('IMPORT-14 a row with a merely similar name is no duplicate', () => {
  expect(mark({ full_name: 'Ana Pech Uc' })).toEqual([null])
})

it('IMPORT-15 rows that cannot be imported are not compared with others', () => {
  expect(mark({ full_name: 'X' }, { full_name: 'X' })).toEqual([null, null])
})

describe('IMPORT-16 an equal name with another telephone or e-mail is another person', () => {
  const other = { full_name: 'Ana Pech', phone: '55 1234 5678', email: 'otra@example.com' }

  it('an equal name with other contact data is another person when compared with a client', () => {
    expect(mark(other)).toMatchObject([{ kind: 'client', isNamesake: true }])
  })

  it('an equal name with other contact data is another person when compared with an earlier row', () => {
    const jose = { full_name: 'José García', phone: '999 111 0001' }
    expect(mark(jose, { ...jose, phone: '999 111 0002' })).toMatchObject([
      null,
      { kind: 'row', line: 2, isNamesake: true },
    ])
  })

  it('finds, among several clients of one name, the client who shares a number', () => {
    expect(mark(other, { ...other, email: 'nueva@example.com' })).toMatchObject([
      { isNamesake: true },
      { kind: 'row', line: 2, reasons: ['Mismo teléfono', 'Mismo nombre'], isNamesake: false },
    ])
  })

  it('a row with contact data is another person also when the known client has none', () => {
    const jose = { full_name: 'José García', address: 'Calle 60' }
    expect(mark(jose, { full_name: 'José García', phone: '123' })).toMatchObject([
      null,
      { kind: 'row', line: 2, isNamesake: true },
    ])
  })

  it('a row with an equal name and without telephone and e-mail is a duplicate', () => {
    expect(mark({ full_name: 'Ana Pech', address: 'Calle 60' })).toMatchObject([
      { isNamesake: false },
    ])
  })
})

it('IMPORT-17 rows with only a first name are not compared by it', () => {
  expect(mark({ full_name: 'Lupita' }, { full_name: 'Lupita' })).toEqual([null, null])
})
