import { expect, it } from 'vitest'
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
  expect(mark(values)).toEqual([{ kind: 'client', client: ANA, reasons }])
})

it('IMPORT-13 a row that repeats an earlier one names its line', () => {
  const luis = { full_name: 'Luis Uc', phone: '55 1234 5678' }
  expect(mark(luis, { full_name: 'Eva Gil' }, { ...luis, full_name: 'Luis Uc Uc' })).toEqual([
    null,
    null,
    { kind: 'row', line: 2, reasons: ['Mismo teléfono'] },
  ])
})

it('IMPORT-14 a name that is only similar is imported', () => {
  expect(mark({ full_name: 'Ana Pech Uc' })).toEqual([null])
})

it('IMPORT-15 rows with errors are no duplicates of anything', () => {
  expect(mark({ full_name: 'X' }, { full_name: 'X' })).toEqual([null, null])
})
