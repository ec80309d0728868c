import { readListingRow, type ListingCells } from '@predio/domain/listing-import'
import { expect, it } from 'vitest'
import {
  checkListings,
  listingIdOf,
  planImport,
  SKIP_ALL,
  type ListingDecisions,
} from './plan-import.ts'
import { writeFailedRows } from './write-failed-rows.ts'

const options = {
  offer: 'sale',
  currency: 'MXN',
  thisYear: 2026,
  commissionIsFraction: false,
} as const
const idBase = '0d0f2a3b-1c2d-8e3f-8a4b-5c6d7e8f9a0b'
const CASA: ListingCells = { title: 'Casa Blanca', type: 'Casa', price: '100000' }

function check(
  file: readonly ListingCells[],
  known: Parameters<typeof checkListings>[0]['known'] = [],
) {
  const rows = file.map((values, at) => readListingRow(values, at + 2, options))
  return (corrections = new Map<number, ListingCells>()) =>
    checkListings({ rows, corrections, options, known, idBase })
}

it('LIMP-05 duplicates are skipped unless decided otherwise, and faulty rows are left out', () => {
  const checked = check([
    CASA,
    CASA,
    { ...CASA, title: 'Casa 3', bedrooms: 'x' },
    { title: 'Nada' },
  ])()
  const lines = (decisions: ListingDecisions) =>
    planImport(checked, decisions).rows.map(({ line }) => line)
  expect(lines(SKIP_ALL)).toEqual([2, 4])
  expect(lines({ all: 'import', rows: new Map() })).toEqual([2, 3, 4])
  expect(lines({ all: 'skip', rows: new Map([[3, 'import']]) })).toEqual([2, 3, 4])
  expect(planImport(checked, SKIP_ALL)).toMatchObject({ toReview: [4], skipped: [3], faulty: [5] })
})

it('LIMP-05 a corrected row is read again', () => {
  const read = check([{ ...CASA, price: 'mucho', bedrooms: 'x' }])
  expect(planImport(read(), SKIP_ALL).faulty).toEqual([2])
  const corrected = read(new Map([[2, { price: '2 mdp', bedrooms: '' }]]))
  expect(planImport(corrected, SKIP_ALL).rows).toMatchObject([{ price: 2_000_000, bedrooms: null }])
})

it('LIMP-07 a row has the same id whenever its file is imported, and is not added again', () => {
  const id = listingIdOf(idBase, 2)
  expect(id).toBe('0d0f2a3b-1c2d-8e3f-8a4b-000000000002')
  const known = [{ id, title: 'Casa Azul', price: 5, colonia: null }]
  const checked = check([CASA], known)()
  const plan = planImport(checked, { all: 'import', rows: new Map([[2, 'import']]) })
  expect(plan).toMatchObject({ rows: [], skipped: [2] })
})

it('LIMP-08 the report has the rows that were not imported, with their cells and the reason', () => {
  const checked = check([
    CASA,
    { title: 'Sin precio, "X"', type: 'Casa' },
    { ...CASA, title: 'B' },
    { ...CASA, title: 'C' },
  ])()
  const plan = planImport(checked, SKIP_ALL)
  const csv = writeFailedRows(
    checked,
    plan,
    new Map([
      [2, 'added'],
      [4, 'failed'],
    ]),
  )
  expect(csv).toBe(
    [
      '\ufeffTítulo,Tipo de propiedad,Precio,Fila,Motivo',
      '"Sin precio, ""X""",Casa,,3,Escribe el precio',
      'B,Casa,100000,4,"No se pudo guardar su grupo de filas; ninguna de ese grupo se importó"',
      'C,Casa,100000,5,No se llegó a importar',
      '',
    ].join('\r\n'),
  )
  expect(writeFailedRows(checked.slice(0, 1), plan, new Map([[2, 'added']]))).toBeNull()
})
