import { describe, expect, it } from 'vitest'
import { prepareListings } from '../properties/index.ts'
import { property } from '../properties/testing/property.ts'
import { foldForSearch } from '../text/index.ts'
import { type Columns, compileTests } from './compile-tests.ts'
import { listingColumns } from './listing-columns.ts'
import { CASE_ROWS, type CaseRow, TEST_CASES } from './testing/test-cases.ts'
import { readView } from './view-address.ts'
import { queryOf } from './view-query.ts'

const DAY = { now: new Date('2026-11-19T05:30:00Z'), zone: 'America/Merida' }

const CHOLUL = property({
  id: 1,
  title: 'Casa Núñez',
  propertyType: 'casa',
  price: 3_000_000,
  currency: 'MXN',
  bedrooms: 3,
  bathrooms: 2.5,
  area: 180,
  images: ['https://sitio.mx/casa.jpg'],
  city: 'Mérida',
  colonia: 'Cholul',
  publishedAt: '2026-11-10T12:00:00Z',
})
const BARE = property({
  id: 2,
  title: 'Terreno',
  propertyType: 'terreno',
  price: null,
  bedrooms: null,
  bathrooms: null,
  area: null,
  location: '',
  city: null,
  state: null,
  colonia: null,
  images: [],
  publishedAt: null,
})
const PENTHOUSE = property({ ...BARE, id: 3, propertyType: 'penthouse' })
const prepared = prepareListings([CHOLUL, BARE], { tags: new Map([[1, ['Exclusiva']]]) }).newest

it('VIEW-61 PROP-17 a view of one type or of several treats a penthouse as an apartment', () => {
  const { newest } = prepareListings([CHOLUL, PENTHOUSE], { tags: new Map() })
  for (const [address, ids] of [
    ['tipo=departamento', [3]],
    ['tipo=departamento,local', [3]],
    ['tipo=penthouse', [3]],
    ['tipo=!departamento', [1]],
  ] as const) {
    const passes = compileTests(
      queryOf('listings', readView('listings', address).view, DAY).tests,
      listingColumns(() => false),
    )
    expect(newest.filter(passes).map((found) => found.property.id)).toEqual(ids)
  }
})

describe('VIEW-61 the tests of a view hold in the browser', () => {
  it.each([
    ['', [1, 2]],
    ['texto=nunez%20cholul', [1]],
    ['tipo=casa,local', [1]],
    ['tipo=!casa', [2]],
    ['origen=propias', []],
    ['archivada=no', [1, 2]],
    ['precio=desde:2000000&precio=hasta:3000000', [1]],
    ['precio=!*', [2]],
    ['precio=*', [1]],
    ['recamaras=desde:4', []],
    ['banos=hasta:2.5', [1]],
    ['superficie=!*', [2]],
    ['etiqueta=exclusiva', [1]],
    ['etiqueta=!EXCLUSIVA', [2]],
    ['etiqueta=!*', [2]],
    ['etiqueta=*', [1]],
    ['zona=merida', [1]],
    ['zona=Cholul,Centro', [1]],
    ['zona=!M%C3%A9rida', [2]],
    ['operacion=venta', [1, 2]],
    ['operacion=!venta', []],
    ['zona=!*', [2]],
    ['publicada=ultimos:10', [1]],
    ['publicada=hoy', []],
    ['publicada=sin:5', [1, 2]],
    ['publicada=!*', [2]],
    ['cliente=*', [2]],
    ['cliente=!*', [1]],
    ['fotos=!*', [2]],
    ['recamaras=desde:3&o.cliente=*', [1, 2]],
    ['recamaras=desde:3&o.cliente=*&precio=*', [1]],
  ])('the tests of the view «%s» select the right records in the browser', (query, ids) => {
    const { view, refused } = readView('listings', query)
    expect(refused).toEqual([])
    const { tests } = queryOf('listings', view, DAY)
    const holds = compileTests(
      tests,
      listingColumns((id) => id === 2),
    )
    const found = prepared.filter(holds)
    expect(new Set(found.map((each) => each.property.id))).toEqual(new Set(ids))
  })
})

const time = (text: string | null) => (text === null ? null : Date.parse(text))

const CASE_COLUMNS: Columns<CaseRow> = {
  code: ({ code }) => code,
  word: ({ word }) => word && foldForSearch(word),
  words: ({ words }) => words && new Set(words.map(foldForSearch)),
  amount: ({ amount }) => amount,
  moment: ({ moment }) => time(moment),
  day: ({ day }) => time(day),
  flag: ({ flag }) => flag,
  search: ({ search }) => search,
}

it.each(TEST_CASES)('VIEW-70 the browser finds the records of %s', (_, tests, ids) => {
  const found = CASE_ROWS.filter(compileTests(tests, CASE_COLUMNS))
  expect(found.map(({ id }) => id)).toEqual(ids)
})
