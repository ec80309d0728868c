import { describe, expect, it } from 'vitest'
import { DEFAULT_COLOR, type Identity } from '../identity/index.ts'
import { ownFacts } from '../properties/testing/own-row.ts'
import { property } from '../properties/testing/property.ts'
import { paragraphsOf } from './paragraphs-of.ts'
import { makeSheet, sheetMessage } from './sheet.ts'

const IDENTITY: Identity = {
  name: 'NOMBRE APELLIDO',
  company: 'Casas del Valle',
  phone: '+52 999 555 0100',
  photoUrl: 'https://fotos.example/yo.jpg',
  logoUrl: 'https://fotos.example/logo.png',
  color: '#ffd400',
  licenseNumber: 'AMPI 0000',
  links: [{ kind: 'instagram', url: 'https://www.instagram.com/casasdelvalle' }],
}
const NOBODY: Identity = {
  name: null,
  company: null,
  phone: null,
  photoUrl: null,
  logoUrl: null,
  color: DEFAULT_COLOR,
  licenseNumber: null,
  links: [],
}

const HOUSE = property({
  title: 'Casa con alberca en Itzimná',
  price: 3_500_000,
  location: 'Calle 21 #105, Itzimná, Mérida',
  colonia: 'Itzimná',
  city: 'Mérida',
  state: 'Yucatán',
  coordinates: { lat: 20.99, lng: -89.61 },
  propertyType: 'casa',
  bedrooms: 3,
  bathrooms: 2.5,
  area: 210,
  landArea: 300,
  parking: 2,
  yearBuilt: 2018,
  furnished: true,
  features: ['Alberca', 'Cocina integral', 'Alberca'],
  description: '<p>Casa amplia.</p><p>Cerca de parques.</p>',
  code: 'CV-12',
  link: 'https://casasdelvalle.example/casa-12',
  images: ['a', 'b'],
})

describe('SHEET-01 a sheet for a client', () => {
  it('a client’s sheet states the facts of the listing, and the agent’s contact data', () => {
    expect(makeSheet(HOUSE, 'client', IDENTITY)).toMatchObject({
      offer: 'En venta · Casa',
      title: 'Casa con alberca en Itzimná',
      price: '$3,500,000',
      place: 'Calle 21 #105, Itzimná, Mérida',
      facts: [
        { label: 'Recámaras', value: '3' },
        { label: 'Baños', value: '2.5' },
        { label: 'Estacionamientos', value: '2' },
        { label: 'Construcción', value: '210 m²' },
        { label: 'Terreno', value: '300 m²' },
        { label: 'Año', value: '2018' },
      ],
      paragraphs: ['Casa amplia.', 'Cerca de parques.'],
      amenities: ['Amueblada', 'Alberca', 'Cocina integral'],
      commission: null,
      tours: [],
      reference: 'CV-12',
      contact: {
        name: 'NOMBRE APELLIDO',
        phone: '999 555 0100',
        license: 'Licencia AMPI 0000',
        links: ['instagram.com/casasdelvalle'],
      },
      contactCode: { caption: 'Escríbeme por WhatsApp' },
      mapCode: { url: expect.stringContaining('20.99%2C-89.61') as string },
    })
  })

  it('a client’s sheet names the pages of a video and of a tour, also in the text sent with it', () => {
    const toured = { ...HOUSE, video: 'https://youtu.be/a1', virtualTour: 'https://tour.mx/1' }
    const sheet = makeSheet(toured, 'client', IDENTITY)
    expect(sheet.tours).toEqual([
      { label: 'Video', url: 'https://youtu.be/a1' },
      { label: 'Recorrido virtual', url: 'https://tour.mx/1' },
    ])
    expect(sheetMessage(sheet)).toContain('Recorrido virtual: https://tour.mx/1')
    // Colleagues get no tours, which may reveal the agent. A poster has none, because paper cannot open them.
    expect(makeSheet(toured, 'colleague', IDENTITY).tours).toEqual([])
    expect(makeSheet(toured, 'poster', IDENTITY).tours).toEqual([])
  })

  it('a client’s sheet is drawn in the agent’s colour, with darker ink on white paper', () => {
    const { color, ink } = makeSheet(HOUSE, 'client', IDENTITY)
    expect(color).toBe('#ffd400')
    expect(ink).not.toBe(color)
  })

  it('SHEET-18 the QR code of a client’s sheet opens WhatsApp with the listing’s name, else the listing’s page, else nothing', () => {
    const chat = makeSheet(HOUSE, 'client', IDENTITY).contactCode?.url
    expect(chat).toContain('https://wa.me/529995550100?text=Hola')
    expect(chat).toContain('Itzimn')
    expect(makeSheet(HOUSE, 'client', NOBODY).contactCode?.url).toBe(HOUSE.link)
    expect(makeSheet({ ...HOUSE, link: null }, 'poster', NOBODY).contactCode).toBeNull()
  })
})

describe('SHEET-02 what is missing or odd', () => {
  it('missing facts are left out of a sheet, and leave no gap', () => {
    const bare = property({
      title: '',
      price: null,
      location: '',
      description: '',
      summary: '',
      link: null,
      images: [],
    })
    expect(makeSheet(bare, 'client', NOBODY)).toMatchObject({
      title: 'Propiedad sin título',
      price: 'Precio a consultar',
      place: null,
      facts: [],
      paragraphs: [],
      amenities: [],
      mapCode: null,
      contactCode: null,
    })
  })

  it('a sheet shows a price of 0 as a price on request', () => {
    expect(makeSheet({ ...HOUSE, price: 0 }, 'client', IDENTITY)).toMatchObject({
      price: 'Precio a consultar',
      priceNote: null,
    })
  })

  it('a sheet shows the area of land once', () => {
    const land = { ...HOUSE, propertyType: 'terreno', area: 400, landArea: null } as const
    const facts = makeSheet(land, 'client', IDENTITY).facts.map(({ label }) => label)
    expect(facts).not.toContain('Construcción')
    expect(facts).toContain('Terreno')
  })

  it('a long title stays whole on the sheet and is short in its QR code', () => {
    const title = 'Residencia '.repeat(27).trim()
    const sheet = makeSheet({ ...HOUSE, title }, 'client', IDENTITY)
    expect(sheet.title).toBe(title)
    expect(sheet.contactCode?.url.length).toBeLessThan(180)
  })
})

describe('SHEET-04 a sheet for a colleague', () => {
  const told = {
    ...HOUSE,
    title: 'Casa en Itzimná | Casas del Valle',
    description: [
      '<p>Casa amplia con jardín. Informes: 999 555 0100 con Nombre Apellido.</p>',
      '<p>Visita www.casasdelvalle.example o escribe a ventas@casasdelvalle.example</p>',
      '<p>Cuenta con 3 recámaras y cuesta $3,500,000. Síguenos en @casasdelvalle.</p>',
    ].join(''),
    features: ['Alberca', 'Exclusiva de CASAS DEL VALLE', 'WhatsApp +52 (999) 555-0100'],
  }
  const sheet = makeSheet(told, 'colleague', IDENTITY)

  it('a colleague’s sheet does not reveal who the agent is', () => {
    const text = JSON.stringify({ ...sheet, mapCode: null })
    expect(text).not.toMatch(/valle|nombre apellido|555|ampi|casasdelvalle|@|www|fotos\.example/i)
    expect(sheet).toMatchObject({ contact: null, contactCode: null, reference: null })
  })

  it('SHEET-19 SHEET-20 a colleague’s sheet keeps the description of the property', () => {
    expect(sheet.title).toBe('Casa en venta en Itzimná, Mérida')
    expect(sheet.paragraphs).toEqual([])
    const reviewedText = 'Casa amplia.\nCon jardín.'
    expect(makeSheet(told, 'colleague', IDENTITY, { reviewedText }).paragraphs).toEqual([
      'Casa amplia.',
      'Con jardín.',
    ])
    expect(sheet.amenities).toEqual(['Amueblada', 'Alberca'])
  })

  it('SHEET-20 a colleague’s sheet names the neighbourhood and not the street, on the map as well', () => {
    expect(sheet.place).toBe('Itzimná, Mérida, Yucatán')
    expect(sheet.mapCode?.url).not.toContain('20.99')
    const written = { ...told, colonia: null, city: null, state: null }
    expect(makeSheet(written, 'colleague', IDENTITY).place).toBe('Itzimná, Mérida')
    const street = { ...written, location: 'Calle 60 #300' }
    expect(makeSheet(street, 'colleague', IDENTITY)).toMatchObject({ place: null, mapCode: null })
  })

  it('SHEET-21 OWN-13 a colleague’s sheet shows the shared part of the commission, and not the commission', () => {
    const own = ownFacts({
      maintenanceFee: 1500,
      commissionPercentage: 5,
      sharedCommissionPercentage: 40,
    })
    const owned = { ...told, own }
    expect(makeSheet(owned, 'colleague', IDENTITY).commission).toBe(
      'Se comparte el 40 % de la comisión',
    )
    expect(makeSheet(owned, 'client', IDENTITY).commission).toBeNull()
    const unshared = { ...owned, own: { ...own, sharedCommissionPercentage: null } }
    expect(makeSheet(unshared, 'colleague', IDENTITY).commission).toBeNull()
  })

  it.each([
    [{ operations: ['sale', 'rent'] }, 'Casa en venta y en renta en Itzimná, Mérida'],
    [{ propertyType: 'other' }, 'Propiedad en venta en Itzimná, Mérida'],
    [{ colonia: 'Itzimná', city: null }, 'Casa en venta en Itzimná'],
    [{ colonia: null, city: null, state: null, location: '' }, 'Casa en venta'],
  ] as const)(
    'SHEET-19 the title of a colleague’s sheet is made of facts: %o',
    (changes, title) => {
      expect(makeSheet({ ...told, ...changes }, 'colleague', IDENTITY).title).toBe(title)
    },
  )
})

it.each([
  ['<p>Uno<br>dos</p><ul><li>tres</li></ul>', ['Uno', 'dos', 'tres']],
  ['Uno\n\ndos', ['Uno', 'dos']],
  ['<script>var a = "</p>"</script><p>Uno &amp; dos</p>', ['Uno & dos']],
  ['', []],
])('a sheet reads the paragraphs of %j', (html, paragraphs) => {
  expect(paragraphsOf(html)).toEqual(paragraphs)
})
