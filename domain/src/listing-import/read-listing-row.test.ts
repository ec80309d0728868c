import { describe, expect, it } from 'vitest'
import { LISTING_FIELD_LABELS, LISTING_FIELDS, type ListingCells } from './fields.ts'
import { areFractions, matchListingColumns, readListingRow } from './read-listing-row.ts'

const OPTIONS = {
  offer: 'sale',
  currency: 'MXN',
  thisYear: 2026,
  commissionIsFraction: false,
} as const
const CASA: ListingCells = { title: 'Casa en Itzimná', type: 'Casa', price: '$3,500,000' }

const read = (cells: ListingCells) => readListingRow({ ...CASA, ...cells }, 7, OPTIONS)

describe('LIMP-01 the columns of a file', () => {
  it.each([
    [
      ['Título', 'Operación', 'Tipo de inmueble', 'Precio', 'Moneda', 'Colonia', 'Municipio'],
      ['title', 'operation', 'type', 'price', 'currency', 'colonia', 'city'],
    ],
    [
      [
        'Public ID',
        'Title',
        'Property type',
        'Sale price',
        'Rental price',
        'Bedrooms',
        'Half bathrooms',
      ],
      ['code', 'title', 'type', 'sale_price', 'rent_price', 'bedrooms', 'half_bathrooms'],
    ],
    [
      ['m² construcción', 'M2 TERRENO', 'Cocheras', 'Antigüedad', 'Fotos', 'Inventado', 'Photos'],
      ['area', 'land_area', 'parking', 'year_built', 'photos', null, null],
    ],
    [
      ['M2 const', 'M2 terr.'],
      ['area', 'land_area'],
    ],
    [
      ['Mts. construcción', 'Mts. terreno'],
      ['area', 'land_area'],
    ],
  ])('recognises the columns %j', (headers, fields) => {
    expect(matchListingColumns(headers)).toEqual(fields)
  })

  it('LIMP-23 recognises columns by the labels used in the report of failed rows', () => {
    const labels = LISTING_FIELDS.map((field) => LISTING_FIELD_LABELS[field])
    expect(matchListingColumns(labels)).toEqual(LISTING_FIELDS)
  })
})

describe('LIMP-02 a row', () => {
  it('reads a row as people write it', () => {
    const { listing, errors } = read({
      operation: 'En venta',
      colonia: 'Itzimná',
      street: 'Calle 20 núm. 100',
      city: 'Mérida',
      state: 'Yucatán',
      bedrooms: '3 recámaras',
      bathrooms: '2',
      half_bathrooms: '1',
      area: '245 m²',
      land_area: '0',
      parking: 'Ninguno',
      year_built: '5 años',
      maintenance_fee: '$1,500',
      features: 'Alberca, Jardín; alberca',
      description: '<p>Amplia<br>y fresca</p><p>Cerca de todo</p>',
      code: 'EB-123',
      commission_percentage: '5%',
      shared_commission_percentage: '50 %',
    })
    expect(errors).toEqual([])
    expect(listing).toMatchObject({
      title: 'Casa en Itzimná',
      operation: 'sale',
      price: 3_500_000,
      currency: 'MXN',
      street: 'Calle 20 núm. 100',
      location: 'Itzimná, Mérida, Yucatán',
      bedrooms: 3,
      bathrooms: 2.5,
      area: 245,
      land_area: null,
      parking: 0,
      year_built: 2021,
      maintenance_fee: 1500,
      features: ['Alberca', 'Jardín'],
      description: 'Amplia\ny fresca\nCerca de todo',
      private_note: 'Clave interna: EB-123',
      commission_percentage: 5,
      shared_commission_percentage: 50,
    })
  })

  it('LIMP-24 moves a refused value of a row to the private note, and reports that', () => {
    const { listing, errors } = read({
      bedrooms: 'varias',
      year_built: 'vieja',
      private_note: 'Llaves',
    })
    expect(errors).toEqual([
      { field: 'bedrooms', message: 'Escribe un número entre 0 y 99' },
      { field: 'year_built', message: 'Escribe un año de cuatro cifras' },
    ])
    expect(listing).toMatchObject({ bedrooms: null, year_built: null })
    expect(listing?.private_note).toBe(
      'Llaves\nRecámaras por revisar: varias\nAño de construcción o antigüedad por revisar: vieja',
    )
  })

  it.each([
    [{ price: 'A consultar' }, 'price', 'El precio no es una cantidad en pesos o dólares'],
    [{ price: '250 EUR' }, 'price', 'El precio no es una cantidad en pesos o dólares'],
    [{ price: '0' }, 'price', 'El precio no es una cantidad en pesos o dólares'],
    [{ price: '$2,000 por m2' }, 'price', 'El precio no es una cantidad en pesos o dólares'],
    [{ operation: 'permuta' }, 'operation', 'No sabemos si es venta o renta'],
    [{ type: 'castillo' }, 'type', 'No conocemos ese tipo de propiedad'],
    [{ title: 'x'.repeat(301) }, 'title', 'El título puede tener hasta 300 letras'],
    [{ private_note: 'x'.repeat(5001) }, 'private_note', 'La nota puede tener hasta 5,000 letras'],
  ])('refuses the row %j by its %s', (cells, field, message) => {
    const { listing, errors } = read(cells)
    expect(listing).toBeNull()
    expect(errors).toEqual([{ field, message }])
  })

  it('refuses a row whose cell is too long for the private note, and names its field', () => {
    const { listing, errors } = read({ description: 'x'.repeat(20_001) })
    expect(listing).toBeNull()
    expect(errors).toEqual([
      { field: 'description', message: 'La descripción puede tener hasta 20,000 letras' },
    ])
  })

  it('removes characters from a row’s note that the database cannot store', () => {
    expect(read({ private_note: 'Lla\u0000ves' }).listing?.private_note).toBe('Llaves')
  })

  it('the error of a row names everything that is missing at once', () => {
    const { listing, errors } = readListingRow({ title: 'Oportunidad' }, 2, OPTIONS)
    expect(listing).toBeNull()
    expect(errors.map(({ field }) => field)).toEqual(['type', 'price'])
  })

  it('a row without a title gets one from its facts, and a row without a type one from its title', () => {
    const { title: _title, ...untitled } = CASA
    const cells = { ...untitled, colonia: 'Itzimná', operation: 'Renta' }
    expect(readListingRow(cells, 2, OPTIONS).listing?.title).toBe('Casa en renta en Itzimná')
    const { type: _type, ...untyped } = CASA
    expect(readListingRow(untyped, 2, OPTIONS).listing?.property_type).toBe('casa')
    expect(read({ type: 'Otro' }).listing?.property_type).toBe('other')
  })
})

describe('LIMP-03 the offer and its price', () => {
  const bare: ListingCells = { title: 'Espacio', type: 'Oficina' }
  it.each([
    [
      { sale_price: '3500000', rent_price: '0' },
      { operations: ['sale'], price: 3_500_000 },
    ],
    [
      { sale_price: '', rent_price: '18,000' },
      { operations: ['rent'], price: 18_000 },
    ],
    [
      { sale_price: '3.5 mdp', rent_price: '18 mil' },
      { operations: ['sale', 'rent'], price: 3_500_000, second_price: 18_000 },
    ],
    [
      { operation: 'rental', price: '950 USD' },
      { operations: ['rent'], price: 950, currency: 'USD' },
    ],
    [
      { price: '200000', currency: 'Dólares' },
      { operations: ['sale'], currency: 'USD' },
    ],
    [{ title: 'Oficina en renta', price: '12000' }, { operations: ['rent'] }],
    [
      { operation: 'Venta', sale_price: '100000', rent_price: '900' },
      { operations: ['sale'], price: 100_000, private_note: 'Renta mensual por revisar: 900' },
    ],
  ])('reads the offer and its price from %j', (cells, expected) => {
    expect(readListingRow({ ...bare, ...cells }, 2, OPTIONS).listing).toMatchObject(expected)
  })
})

describe('LIMP-04 photographs', () => {
  it.each([
    'https://a.mx/1.jpg, https://a.mx/w_80,h_60/2.jpg',
    'https://a.mx/1.jpg|https://a.mx/w_80,h_60/2.jpg;https://a.mx/1.jpg',
    '["https://a.mx/1.jpg","https://a.mx/w_80,h_60/2.jpg"]',
    'https://a.mx/1.jpg\nhttps://a.mx/w_80,h_60/2.jpg',
  ])('reads the addresses of photographs in %j', (photos) => {
    expect(read({ photos }).listing?.images).toEqual([
      'https://a.mx/1.jpg',
      'https://a.mx/w_80,h_60/2.jpg',
    ])
  })

  it('reads at most thirty photographs, and notes further addresses and texts that are no address', () => {
    const photos = Array.from({ length: 31 }, (_, at) => `https://a.mx/${at}.jpg`)
    const { listing, errors } = read({ photos: ['fachada.jpg', ...photos].join(' ') })
    expect(listing?.images).toHaveLength(30)
    expect(errors).toEqual([
      { field: 'photos', message: '2 fotos no son direcciones http o pasan de 30' },
    ])
    expect(listing?.private_note).toBe('Fotos por revisar: fachada.jpg https://a.mx/30.jpg')
  })

  it('notes a photograph whose address is longer than the table stores', () => {
    const { listing } = read({ photos: `https://a.mx/${'ñ'.repeat(500)}.jpg` })
    expect(listing?.images).toEqual([])
  })
})

describe('LIMP-14 a column of commissions', () => {
  it.each([
    [['0.05', '0.03', ''], true],
    [['0.05', '0'], true],
    [['0.05', '3'], false],
    [['5', '3'], false],
    [['0.5%'], false],
    [['0'], false],
    [['0.05', 'por acordar'], false],
    [[], false],
  ])('the commissions of the column %j are fractions: %s', (cells, are) => {
    expect(areFractions(cells)).toBe(are)
  })

  it.each([
    ['0.05', true, 5],
    ['0.035', true, 3.5],
    ['0.05', false, 0.05],
    ['5', true, 5],
    ['0.5 %', true, 0.5],
  ])(
    'the commission %s, fractions %s, is %d %%',
    (commission_percentage, commissionIsFraction, percent) => {
      const row = readListingRow({ ...CASA, commission_percentage }, 7, {
        ...OPTIONS,
        commissionIsFraction,
      })
      expect(row).toMatchObject({ errors: [], listing: { commission_percentage: percent } })
    },
  )
})

describe('LIMP-22 the owner of a row', () => {
  it('the owner of a row is a client if the row has the telephone', () => {
    expect(matchListingColumns(['Propietario', 'Tel. propietario'])).toEqual([
      'owner_name',
      'owner_phone',
    ])
    expect(read({ owner_name: 'Ana Pech Uc', owner_phone: "'999 123 4567" })).toMatchObject({
      errors: [],
      owner: {
        first_name: 'Ana',
        last_name: 'Pech Uc',
        phone: '+529991234567',
        needs_review: false,
      },
      listing: { private_note: null },
    })
    expect(read({ owner_name: 'Lupita', owner_phone: '9991234567' }).owner).toEqual({
      first_name: 'Lupita',
      last_name: null,
      phone: '+529991234567',
      needs_review: true,
    })
  })

  it.each<[ListingCells, string | null]>([
    [{ owner_name: 'Ana Pech' }, 'Propietario: Ana Pech'],
    [{ owner_phone: '9991234567' }, 'Teléfono del propietario: 9991234567'],
    [{ owner_name: 'n/a', owner_phone: '-' }, null],
  ])(
    'the owner of a row is only noted where %j is too little for a client',
    (cells, private_note) => {
      expect(read(cells)).toMatchObject({ errors: [], owner: null, listing: { private_note } })
    },
  )

  it('the owner of a row needs a review where the telephone is invalid', () => {
    expect(read({ owner_name: 'Ana Pech', owner_phone: '12' })).toMatchObject({
      errors: [{ field: 'owner_phone', message: 'Número de teléfono inválido' }],
      owner: null,
      listing: {
        private_note: 'Teléfono del propietario por revisar: 12\nPropietario: Ana Pech',
      },
    })
  })
})
