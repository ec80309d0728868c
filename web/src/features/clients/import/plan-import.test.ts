import { readClientRow, type ImportValues } from '@predio/domain/csv'
import { describe, expect, it } from 'vitest'
import { checkRows } from './check-rows.ts'
import { NO_DECISIONS, type ClientDecisions, type Decision } from './decide.ts'
import { planImport } from './plan-import.ts'

const options = { defaultType: 'comprador' as const, phoneIsWhatsapp: false }
const EVA = {
  id: 'eva',
  first_name: 'Eva',
  last_name: 'Uc',
  email: 'eva@correo.mx',
  phone: '+529990001111',
  whatsapp: null,
  import_id: 'before',
  import_row: 2,
}

function plan(values: ImportValues[], decisions: ClientDecisions = NO_DECISIONS, importId = 'now') {
  const rows = values.map((each, index) => readClientRow(each, index + 2, options))
  const checked = checkRows(rows, new Map(), options, [EVA], importId)
  return planImport(checked, [EVA], decisions)
}

const forAll = (all: Decision): ClientDecisions => ({ all, rows: new Map() })
const lines = (rows: readonly { import_row: number }[]) => rows.map(({ import_row }) => import_row)

const FILE: ImportValues[] = [
  { full_name: 'Ana Pech', email: 'ana@correo.mx' },
  { full_name: 'Ana Pech', phone: '9991234567' },
  { full_name: 'Otra Persona', email: 'ANA@correo.mx' },
  { full_name: 'Eva Uc' },
  { full_name: 'X' },
  { full_name: 'Lupita' },
]

it('IMPORT-24 skips duplicates and refused rows, and imports rows to review', () => {
  const { rows, updates, skipped, faulty } = plan(FILE)
  expect(lines(rows)).toEqual([2, 3, 7])
  expect(rows[2]).toMatchObject({ first_name: 'Lupita', last_name: null, needs_review: true })
  expect(updates).toEqual([])
  expect(skipped).toEqual([4, 5])
  expect(faulty).toEqual([6])
})

it('IMPORT-24 a person of the same name with another telephone or e-mail is imported without a decision', () => {
  const jose = { full_name: 'José García', phone: '9991110001' }
  const { rows, skipped } = plan([
    jose,
    { ...jose, phone: '9991110002' },
    { ...jose, email: 'jose@correo.mx' },
  ])
  expect(lines(rows)).toEqual([2, 3])
  expect(skipped).toEqual([4])
})

describe('IMPORT-25 one decision for all duplicates', () => {
  it('IMPORT-26 deciding to import imports every duplicate, and an e-mail of another client goes to the notes', () => {
    const { rows, skipped } = plan(FILE, forAll('import'))
    expect(lines(rows)).toEqual([2, 3, 4, 5, 7])
    expect(rows[2]).toMatchObject({
      email: null,
      notes: 'Email por revisar: ANA@correo.mx',
      needs_review: true,
    })
    expect(skipped).toEqual([])
  })

  it('deciding to skip also skips people of the same name', () => {
    const eva = { full_name: 'Eva Uc', email: 'otra@correo.mx' }
    expect(plan([eva]).rows).toHaveLength(1)
    expect(plan([eva], forAll('skip'))).toMatchObject({ rows: [], skipped: [2] })
  })

  it('deciding to update changes existing clients, and rows that repeat each other keep their suggestion', () => {
    const { rows, updates, skipped } = plan(FILE, forAll('update'))
    expect(updates).toMatchObject([{ line: 5, clientId: 'eva', client: { first_name: 'Eva' } }])
    expect(lines(rows)).toEqual([2, 3, 7])
    expect(skipped).toEqual([4])
  })
})

it('IMPORT-25 the decision for a row overrides the decision for all rows', () => {
  const decisions: ClientDecisions = { all: 'skip', rows: new Map([[3, 'import']]) }
  const { rows, skipped } = plan(FILE, decisions)
  expect(lines(rows)).toEqual([2, 3, 7])
  expect(skipped).toEqual([4, 5])
})

it('IMPORT-26 an update does not take the e-mail of another client', () => {
  const decisions: ClientDecisions = { all: 'suggested', rows: new Map([[3, 'update']]) }
  const file = [
    { full_name: 'Ana Pech', email: 'ana@correo.mx' },
    { full_name: 'Eva Uc', phone: '999 000 1111', email: 'ana@correo.mx' },
  ]
  expect(plan(file, decisions).updates).toMatchObject([
    { clientId: 'eva', client: { email: null, notes: 'Email por revisar: ana@correo.mx' } },
  ])
})

it('IMPORT-19 a row that an earlier import of the same file added is never imported again', () => {
  const lupita = [{ full_name: 'Lupita' }]
  expect(plan(lupita, forAll('import')).rows).toHaveLength(1)
  expect(plan(lupita, forAll('import'), 'before')).toMatchObject({ rows: [], skipped: [2] })
  expect(plan(lupita, forAll('update'), 'before').updates).toMatchObject([{ clientId: 'eva' }])
})
