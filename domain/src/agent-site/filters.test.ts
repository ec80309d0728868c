import { expect, it } from 'vitest'
import { readSiteFilters, writeSiteFilters } from './filters.ts'

it('WEB-11 an address is read into filters and written the same way', () => {
  const filters = readSiteFilters({
    operacion: 'renta',
    tipo: 'casa',
    zona: 'Col. Roma',
    desde: '1000',
    hasta: '25000',
    recamaras: '2',
    orden: 'precio',
    pagina: '3',
  })
  expect(writeSiteFilters(filters)).toBe(
    '?operacion=renta&tipo=casa&zona=Col.%20Roma&desde=1000&hasta=25000&recamaras=2&orden=precio&pagina=3',
  )
})

it.each([
  { operacion: 'compra' },
  { tipo: 'castillo' },
  { desde: '-1' },
  { desde: '1e9' },
  { hasta: '0' },
  { recamaras: '99' },
  { orden: 'azar' },
  { pagina: '1' },
  { pagina: '501' },
  { utm_source: 'x' },
  { zona: '  ' },
])('WEB-11 a filter that is not valid is left out: %o', (query) => {
  expect(writeSiteFilters(readSiteFilters(query))).toBe('')
})

it.each(['20000', '20,000', '$ 20,000.00', '20000.5'])('WEB-11 reads the price %s', (hasta) => {
  expect(readSiteFilters({ hasta }).priceTo).toBe(20_000)
})
