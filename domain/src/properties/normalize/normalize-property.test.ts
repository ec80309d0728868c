import { describe, expect, it } from 'vitest'
import { customFieldShapes } from '../testing/custom-field-shapes.ts'
import { houzezShapes } from '../testing/houzez-shapes.ts'
import { wpResidenceShapes } from '../testing/wp-residence-shapes.ts'
import { estatikShapes } from '../testing/estatik-shapes.ts'
import { essentialShapes } from '../testing/essential-real-estate-shapes.ts'
import { hiveShapes } from '../testing/property-hive-shapes.ts'
import { managerShapes } from '../testing/real-estate-manager-shapes.ts'
import { ownApiShapes } from '../testing/own-api-shapes.ts'
import { postShapes } from '../testing/post-shapes.ts'
import { realHomesShapes } from '../testing/realhomes-shapes.ts'
import { knownFlag } from '../property.ts'
import { post, SITE_URL, terms } from '../testing/source-shape.ts'
import { normalizeProperty, type NormalizeOptions } from './normalize-property.ts'

const SHAPES = [
  ...houzezShapes,
  ...realHomesShapes,
  ...wpResidenceShapes,
  ...estatikShapes,
  ...essentialShapes,
  ...hiveShapes,
  ...managerShapes,
  ...ownApiShapes,
  ...customFieldShapes,
  ...postShapes,
]

function read(record: unknown, options: Partial<NormalizeOptions> = {}) {
  const result = normalizeProperty(record, { siteUrl: SITE_URL, ...options })
  if (result.kind === 'skipped') throw new Error(result.reason)
  return result
}

describe('PROP-02, PROP-04, PROP-06 and PROP-10 what each theme and plug-in sends', () => {
  it.each(SHAPES)(
    'reads the listing that a theme or plug-in sends: $name',
    ({ record, expected }) => {
      expect(read(record).property).toMatchObject(expected)
    },
  )

  it('the samples cover at least 120 shapes of listings, each named once', () => {
    const names = new Set(SHAPES.map(({ name }) => name))
    expect(names.size).toBe(SHAPES.length)
    expect(names.size).toBeGreaterThanOrEqual(120)
  })
})

describe('PROP-03 defaults', () => {
  it('reads a bare post as a sale of another type, without price', () => {
    expect(read({ id: 1 }).property).toEqual({
      id: 1,
      title: 'Propiedad sin título',
      description: '',
      summary: '',
      price: null,
      currency: 'MXN',
      pricePeriod: null,
      unitPrice: null,
      otherPrice: null,
      location: '',
      city: null,
      state: null,
      colonia: null,
      coordinates: null,
      propertyType: 'other',
      status: 'sale',
      operation: 'sale',
      operations: ['sale'],
      saleStatus: null,
      rentalStatus: null,
      bedrooms: null,
      bathrooms: null,
      area: null,
      landArea: null,
      features: [],
      images: [],
      yearBuilt: null,
      parking: null,
      furnished: false,
      petFriendly: false,
      unstated: ['furnished', 'petFriendly'],
      availableFrom: null,
      virtualTour: null,
      floorPlan: null,
      code: null,
      agentName: null,
      link: null,
      publishedAt: null,
      modifiedAt: null,
      language: null,
      translationIds: [],
    })
  })
})

describe('PROP-11 yes, no and unstated', () => {
  it.each([
    [{ acf: { amueblado: '', mascotas: '' } }, null, null],
    [{ acf: { amueblado: 'No', mascotas: 'No se aceptan' } }, false, false],
    [{ acf: { amueblado: 'Sí', pet_friendly: '1' } }, true, true],
    [{ acf: { features: ['Sin amueblar', 'Alberca', 'No se aceptan mascotas'] } }, false, false],
    [{ acf: { features: ['Unfurnished', 'Pet friendly'] } }, false, true],
    [{ acf: { features: ['Sin alberca', 'Amueblada'] } }, true, null],
  ])('a listing with %j has the states furnished %s, pets %s', (fields, furnished, pets) => {
    const { property } = read(post(fields))
    expect(knownFlag(property, 'furnished')).toBe(furnished)
    expect(knownFlag(property, 'petFriendly')).toBe(pets)
    expect(property).toMatchObject({ furnished: furnished === true, petFriendly: pets === true })
  })

  it('reads a copy made before unstated flags were stored: yes is yes, other values are unstated', () => {
    const { unstated: _, ...copy } = read({ id: 1 }).property
    expect(knownFlag({ ...copy, petFriendly: true }, 'petFriendly')).toBe(true)
    expect(knownFlag(copy, 'petFriendly')).toBeNull()
  })
})

describe('PROP-01 what is no listing', () => {
  it.each([
    [null, 'not-an-object'],
    ['texto', 'not-an-object'],
    [[{ id: 1 }], 'not-an-object'],
    [{}, 'no-id'],
    [{ id: 'abc' }, 'no-id'],
    [{ id: -4 }, 'no-id'],
    [{ code: 'rest_no_route', message: 'x', data: { status: 404 } }, 'no-id'],
    [post({ status: 'draft' }), 'not-published'],
    [post({ status: 'private' }), 'not-published'],
    [post({ content: { rendered: '', protected: true } }), 'not-published'],
  ])('skips the entry %j: %s', (record, reason) => {
    expect(normalizeProperty(record, { siteUrl: SITE_URL })).toMatchObject({
      kind: 'skipped',
      reason,
    })
  })
})

describe('PROP-12 attachment ids', () => {
  const record = post({
    featured_media: 9,
    property_meta: { fave_property_images: ['12', '15', '12'], floor_plans: ['30'] },
  })

  it('attachment ids are reported while they are unknown', () => {
    const result = read(record)
    expect(result.missingMediaIds).toEqual([9, 12, 15, 30])
    expect(result.property.images).toEqual([])
  })

  it('attachment ids are replaced when resolved, and not requested again when missing', () => {
    const media = new Map([
      [9, `${SITE_URL}/f.jpg`],
      [12, `${SITE_URL}/a.jpg`],
      [15, null],
      [30, `${SITE_URL}/plano.png`],
    ])
    const result = read(record, { media })
    expect(result.missingMediaIds).toEqual([])
    expect(result.property.images).toEqual([`${SITE_URL}/f.jpg`, `${SITE_URL}/a.jpg`])
    expect(result.property.floorPlan).toBe(`${SITE_URL}/plano.png`)
  })

  it.each([['12,15'], ['12|15'], ['a:2:{i:0;s:2:"12";i:1;i:15;}'], ['["12","15"]']])(
    'attachment ids are found in %s',
    (stored) => {
      expect(read(post({ meta: { gallery: stored } })).missingMediaIds).toEqual([12, 15])
    },
  )

  it('the attachment id of a deleted featured picture is not requested', () => {
    const index = { name: 'Casas', namespaces: ['wp/v2'], routes: {} }
    const deleted = post({ featured_media: 7, _embedded: { 'wp:featuredmedia': [index] } })
    expect(read(deleted).missingMediaIds).toEqual([])
  })
})

describe('PROP-02 and SET-11 field mapping', () => {
  const record = post({
    acf: { cuanto_cuesta: '1,200,000', precio: '500', dueno: '777', grupo: { camas: '4' } },
    _embedded: terms({ rumbo: ['Zapopan'] }),
  })

  it('reads the fields that the agent picked before any known name', () => {
    const mapping = {
      price: 'acf.cuanto_cuesta',
      bedrooms: 'acf.grupo.camas',
      city: 'terms.rumbo',
    }
    expect(read(record, { mapping }).property).toMatchObject({
      price: 1_200_000,
      bedrooms: 4,
      city: 'Zapopan',
    })
  })

  it('falls back to known names where the listing leaves out the mapped field', () => {
    expect(read(record, { mapping: { price: 'acf.otro' } }).property.price).toBe(500)
  })

  it('a mapping never reads a private field', () => {
    expect(read(record, { mapping: { code: 'acf.dueno' } }).property.code).toBeNull()
  })
})

describe('prices as sites send them', () => {
  const priced = (precio: unknown) => read(post({ acf: { precio } })).property

  it('PROP-58 ignores a price that is crossed out', () => {
    expect(priced('<del>$4,000,000</del> $3,600,000').price).toBe(3_600_000)
    expect(priced('<s class="old">$4,000,000</s><ins>$3,600,000</ins>').price).toBe(3_600_000)
  })

  it.each(['Renta $18,000 / Venta $3,400,000', 'Venta: $3,400,000. Renta: $18,000'])(
    'PROP-51 a listing keeps both prices of the text %s',
    (text) => {
      expect(priced(text)).toMatchObject({
        operations: ['sale', 'rent'],
        price: 3_400_000,
        secondPrice: 18_000,
      })
    },
  )

  it('PROP-51 keeps a rent from a field of its own, and no second price for a single price', () => {
    const both = post({ acf: { operacion: 'Venta y renta', precio: '3400000', renta: '18000' } })
    expect(read(both).property).toMatchObject({ price: 3_400_000, secondPrice: 18_000 })
    const one = post({ acf: { operacion: 'Venta y renta', precio: '3400000' } })
    expect(read(one).property).not.toHaveProperty('secondPrice')
  })

  it.each(['3.5', '$4', '5551234567', 'UDIs 450,000'])(
    'PROP-52 reads no price from %s, and keeps the site’s text',
    (text) => {
      expect(priced(text)).toMatchObject({ price: null, unreadPrice: text })
    },
  )

  it.each(['', '0', '$0.00', '1', 'Precio a consultar', 'Llamar al 999 123 4567'])(
    'PROP-52 reads %j as no price, and keeps no text of it',
    (text) => {
      expect(priced(text)).not.toHaveProperty('unreadPrice')
    },
  )
})

describe('PROP-13 private data', () => {
  it('a listing drops every field with data of people', () => {
    const secrets = {
      inspiry_property_owner_name: 'SECRETO',
      inspiry_property_owner_contact: 'SECRETO',
      REAL_HOMES_property_private_note: 'SECRETO',
      owner_notes: 'SECRETO',
      private_notes: 'SECRETO',
      telefono_contacto: 'SECRETO',
      correo: 'SECRETO',
      comision: 'SECRETO',
      nombre_del_propietario: 'SECRETO',
      cualquier_otro_campo: 'SECRETO',
      propietario: { nombre: 'SECRETO', direccion: 'SECRETO', precio: 'SECRETO 5' },
    }
    const { property, leaks } = read(post({ acf: secrets, property_meta: secrets, ...secrets }))
    expect(JSON.stringify(property)).not.toContain('SECRETO')
    expect(JSON.stringify(leaks)).not.toContain('SECRETO')
    expect(leaks).toContain('acf.inspiry_property_owner_name')
  })
})

describe('PROP-14 hostile records', () => {
  it('a listing survives nesting of any depth', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`) as unknown
    const objects = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`) as unknown
    const record = post({ acf: { precio: deep, galeria: deep, otra: objects }, meta: objects })
    expect(read(record).property.price).toBeNull()
  })

  it('a hostile record cannot reach Object.prototype', () => {
    const record: unknown = JSON.parse(
      '{"id":1,"__proto__":{"polluted":1},"acf":{"__proto__":{"x":1}}}',
    )
    read(record)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('a record with huge texts is cut to size', () => {
    const huge = 'á<b>'.repeat(500_000)
    const { property } = read(
      post({
        title: { rendered: huge },
        content: { rendered: huge },
        acf: { precio: huge, amenidades: huge },
      }),
    )
    expect(property.title.length).toBeLessThanOrEqual(300)
    expect(property.description.length).toBeLessThanOrEqual(100_000)
    expect(property.summary.length).toBeLessThanOrEqual(300)
    expect(property.price).toBeNull()
  })

  it('a record with thousands of fields is read with limited work', () => {
    const many = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [`campo_${index}`, 'x']),
    )
    expect(read(post({ acf: { precio: '7000', ...many } })).property.price).toBe(7000)
  })
})
