import { prepareListings } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { type Filters, NO_FILTERS } from './filters.ts'
import { readListingView, withFilters, writeListingView } from './listing-view.ts'

it.each<[string, Partial<Filters>]>([
  ['', {}],
  ['texto=m%C3%A9rida', { text: 'mérida' }],
  ['origen=propias', { source: 'own' }],
  ['archivada=si', { source: 'archived' }],
  [
    'tipo=casa&operacion=renta&precio=desde:1&precio=hasta:2&recamaras=desde:3&etiqueta=A',
    {
      propertyType: 'casa',
      operation: 'rent',
      minPrice: 1,
      maxPrice: 2,
      bedrooms: 3,
      tag: 'A',
    },
  ],
  ['orden=precio', { sort: 'price-asc' }],
  ['orden=-precio', { sort: 'price-desc' }],
])(
  'VIEW-60 VIEW-87 the filter bar shows the view «%s» completely, and can produce it',
  (text, filters) => {
    expect(readListingView(text).filters).toEqual({ ...NO_FILTERS, ...filters })
    const { view } = readListingView('')
    expect(writeListingView('', withFilters(view, filters))).toBe(text)
  },
)

it.each([
  ['tipo=casa,local', ['tipo']],
  ['tipo=otro', ['tipo']],
  ['etiqueta=A&etiqueta=B', ['etiqueta']],
  ['recamaras=desde:9&banos=desde:2', ['recamaras', 'banos']],
  ['publicada=ultimos:7', ['publicada']],
])('VIEW-87 the filter bar cannot show the view «%s» completely', (text, unshown) => {
  expect(readListingView(text).filters.unshown).toEqual(unshown)
})

it('VIEW-87 a filter replaces all conditions on its field, and the saved view stays the same', () => {
  const text = 'vista=5d1c&tipo=casa,local&zona=Centro'
  const { view } = readListingView(text)
  const chosen = withFilters(view, { propertyType: 'terreno' })
  expect(writeListingView(text, chosen)).toBe('vista=5d1c&tipo=terreno&zona=Centro')
  const cleared = withFilters(chosen, { propertyType: undefined })
  expect(writeListingView(text, cleared)).toBe('vista=5d1c&zona=Centro')
})

it('PROP-22 stored filters that this release does not know are ignored', () => {
  const { filters } = readListingView('tipo=castillo&orden=tamano&operacion=venta')
  expect(filters).toEqual({ ...NO_FILTERS, operation: 'sale' })
})

it('VIEW-61 the tests of a view contain only the conditions that the filters do not cover', () => {
  const day = { now: new Date(), zone: 'America/Merida' }
  const [listing] = prepareListings([property({ id: 1, bathrooms: 2 })]).newest
  const isNobodys = () => false
  expect(readListingView('tipo=casa').testOf(day, isNobodys)).toBeUndefined()
  expect(readListingView('banos=desde:2').testOf(day, isNobodys)?.(listing!)).toBe(true)
  expect(readListingView('banos=desde:3').testOf(day, isNobodys)?.(listing!)).toBe(false)
})

it('OWN-07 archived listings have a list of their own', () => {
  expect(readListingView('archivada=si&origen=propias').isArchived).toBe(true)
  expect(readListingView('archivada=no').isArchived).toBe(false)
})
