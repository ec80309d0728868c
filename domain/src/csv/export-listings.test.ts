import { expect, it } from 'vitest'
import { matchListingColumns, readListingRow } from '../listing-import/index.ts'
import { ownFacts } from '../properties/testing/own-row.ts'
import { property } from '../properties/testing/property.ts'
import { exportListings } from './export-listings.ts'
import { parseCsv } from './parse-csv.ts'
import { pickValues } from './pick-values.ts'

const HOUSE = property({
  title: '=Casa, con alberca',
  propertyType: 'casa',
  location: 'Itzimná, Mérida',
  colonia: 'Itzimná',
  city: 'Mérida',
  state: 'Yucatán',
  price: 2_500_000.5,
  bedrooms: 3,
  bathrooms: 2.5,
  area: 210,
  landArea: 300,
  parking: 2,
  yearBuilt: 2015,
  code: 'EH-01',
  link: 'https://casas.mx/casa',
})

const linesOf = (csv: string) => csv.slice(1).trimEnd().split('\r\n')

it('EXPORT-17 exports listings with plain numbers, tags, status, link and origin', () => {
  const csv = exportListings([{ listing: HOUSE, status: 'Apartada', tags: ['Playa', 'Exclusiva'] }])
  expect(csv.startsWith('\ufeff')).toBe(true)
  expect(linesOf(csv)).toEqual([
    'Título,Venta o renta,Tipo de propiedad,Precio,Renta mensual,Moneda,La renta es por,Ubicación,Colonia,Ciudad,Estado,Recámaras,Baños,Construcción (m²),Terreno (m²),Estacionamientos,Año de construcción,Parte para colegas (% de la comisión),Situación,Mis etiquetas,Clave,Enlace,Origen',
    `"'=Casa, con alberca",Venta,Casa,2500000.5,,MXN,,"Itzimná, Mérida",Itzimná,Mérida,Yucatán,3,2.5,210,300,2,2015,,Apartada,"Playa; Exclusiva",EH-01,https://casas.mx/casa,Mi sitio`,
  ])
})

it('EXPORT-17 exports both prices of a listing for sale and rent, the rent’s period, and the archived state', () => {
  const both = {
    ...HOUSE,
    operations: ['sale', 'rent'] as const,
    own: ownFacts({ secondPrice: 9000 }),
  }
  const rent = property({ operation: 'rent', price: 800, pricePeriod: 'night' })
  const archived = { ...property({ price: null }), link: null, own: ownFacts({ isArchived: true }) }
  const [, first, second, third] = linesOf(
    exportListings(
      [both, rent, archived].map((listing) => ({ listing, status: 'En venta', tags: [] })),
    ),
  )
  expect(first).toContain(',Venta y renta,Casa,2500000.5,9000,MXN,,')
  expect(first).toMatch(/,Propia$/)
  expect(second).toContain(',Renta,Otro,800,,MXN,noche,')
  expect(third).toContain(',Archivada,')
})

it('EXPORT-19 exports a file that can be imported as own listings, without the agent’s tags', () => {
  const both = {
    ...HOUSE,
    operations: ['sale', 'rent'] as const,
    own: ownFacts({ secondPrice: 9000, sharedCommissionPercentage: 40 }),
  }
  const csv = exportListings([{ listing: both, status: 'En venta', tags: ['Playa'] }])
  const [headers, row] = parseCsv(csv.slice(1), ',')
  const values = pickValues(row?.cells ?? [], matchListingColumns(headers?.cells ?? []))
  const options = {
    offer: 'sale',
    currency: 'MXN',
    thisYear: 2026,
    commissionIsFraction: false,
  } as const
  const { listing, errors } = readListingRow(values, 2, options)
  expect(errors).toEqual([])
  expect(listing).toMatchObject({
    title: '=Casa, con alberca',
    property_type: 'casa',
    price: 2_500_000.5,
    second_price: 9000,
    colonia: 'Itzimná',
    city: 'Mérida',
    state: 'Yucatán',
    bedrooms: 3,
    bathrooms: 2.5,
    area: 210,
    land_area: 300,
    parking: 2,
    year_built: 2015,
    shared_commission_percentage: 40,
    features: [],
  })
})
