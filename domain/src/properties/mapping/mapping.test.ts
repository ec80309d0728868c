import { describe, expect, it } from 'vitest'
import { normalizeProperty } from '../normalize/normalize-property.ts'
import { post, SITE_URL, terms } from '../testing/source-shape.ts'
import { parseFieldMapping } from './field-mapping.ts'
import { listSampleFields } from './list-sample-fields.ts'
import { listSourceFields } from './list-source-fields.ts'
import { suggestMapping } from './suggest-mapping.ts'

const SAMPLE = post({
  tipo_casa: [7],
  acf: {
    costo_publico: '1,200,000',
    num_de_cuartos: '3',
    wc_completos: 2,
    m2_de_obra: '145',
    galeria_fotos: [{ ID: 4, title: 'Sala', url: '/a.jpg', sizes: {} }],
    domicilio: { calle: 'Calle 5', ciudad: 'León' },
    disponible: true,
    nota: '<p>Con <b>vista</b></p>',
    vacio: '',
    propietario: 'Juan Pérez',
    llamar_a: 'Ana 999 123 4567',
    'con.punto': 'x',
  },
  property_meta: { _edit_lock: ['1:1'], fave_property_year: ['1999'] },
  _embedded: terms({ tipo_casa: ['Casa', 'Villa'] }),
})

describe('SET-11 and SET-12 the fields of a sample listing', () => {
  const fields = listSourceFields(SAMPLE)
  const sampleOf = (path: string) => fields.find((field) => field.path === path)?.sample

  it.each([
    ['acf.costo_publico', '1,200,000'],
    ['acf.galeria_fotos', 'Sala'],
    ['acf.domicilio.calle', 'Calle 5'],
    ['acf.disponible', 'Sí'],
    ['acf.nota', 'Con vista'],
    ['property_meta.fave_property_year', '1999'],
    ['terms.tipo_casa', 'Casa, Villa'],
  ])('shows the field %s of a sample listing as %s', (path, sample) => {
    expect(sampleOf(path)).toBe(sample)
  })

  it.each([
    ['acf.propietario'],
    ['acf.llamar_a'],
    ['acf.vacio'],
    ['acf.con.punto'],
    ['property_meta._edit_lock'],
    ['tipo_casa'],
    ['status'],
    ['content'],
  ])('leaves out the field %s of a sample listing', (path) => {
    expect(sampleOf(path)).toBeUndefined()
  })

  it('the sample values stay short and limited in number, whatever the site sends', () => {
    const many = Object.fromEntries(
      Array.from({ length: 5000 }, (_, i) => [`c${i}`, 'x'.repeat(500)]),
    )
    const listed = listSourceFields(post({ acf: many }))
    expect(listed.length).toBeLessThanOrEqual(300)
    expect(Math.max(...listed.map(({ sample }) => sample.length))).toBeLessThanOrEqual(80)
    expect(listSourceFields('texto')).toEqual([])
  })
})

describe('the fields of several listings', () => {
  const sale = post({ id: 1, acf: { costo: '1,200,000', cuartos: '' } })
  const rent = post({ id: 2, acf: { costo: '', cuartos: '3', periodo: 'al mes' } })

  it('lists the fields that any of the listings fills, with the chosen listing’s value where it has one', () => {
    expect(listSampleFields([sale, rent], rent)).toEqual([
      { path: 'acf.cuartos', sample: '3', isOfChosen: true },
      { path: 'acf.periodo', sample: 'al mes', isOfChosen: true },
      { path: 'acf.costo', sample: '1,200,000', isOfChosen: false },
    ])
  })

  it('the number of listed fields is limited whatever the site sends', () => {
    const many = (name: string) =>
      post({
        acf: Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`${name}${i}`, 'x'])),
      })
    const records = [many('a'), many('b')]
    expect(listSampleFields(records, records[1])).toHaveLength(300)
  })
})

describe('SET-13 the suggested mapping', () => {
  const mapping = suggestMapping(listSourceFields(SAMPLE))

  it('the suggested mapping finds fields by part of their name and a fitting value', () => {
    expect(mapping).toMatchObject({
      price: 'acf.costo_publico',
      bedrooms: 'acf.num_de_cuartos',
      bathrooms: 'acf.wc_completos',
      area: 'acf.m2_de_obra',
      images: 'acf.galeria_fotos',
      city: 'acf.domicilio.ciudad',
      propertyType: 'terms.tipo_casa',
      yearBuilt: 'property_meta.fave_property_year',
    })
  })

  it('the suggested mapping reads fields that none of the known names finds', () => {
    const read = (options: object) => {
      const result = normalizeProperty(SAMPLE, { siteUrl: SITE_URL, ...options })
      return result.kind === 'property' ? result.property : null
    }
    expect(read({})).toMatchObject({ price: null, bedrooms: null, bathrooms: null, area: null })
    expect(read({ mapping })).toMatchObject({
      price: 1_200_000,
      bedrooms: 3,
      bathrooms: 2,
      area: 145,
    })
  })

  it('the suggested mapping contains no field whose value does not fit', () => {
    expect(suggestMapping([{ path: 'acf.precio', sample: 'Sí' }]).price).toBeUndefined()
    expect(suggestMapping([])).toEqual({})
  })
})

it.each([
  [{ price: 'acf.x', otra: 'acf.y' }, { price: 'acf.x' }],
  [{ price: 5, city: '' }, {}],
  [{ code: 'acf.owner_name', price: 'acf.propietario.precio' }, {}],
  [{ price: 'x'.repeat(301) }, {}],
  [null, {}],
  [['price'], {}],
])('reads the saved mapping %j as %j', (saved, mapping) => {
  expect(parseFieldMapping(saved)).toEqual(mapping)
})
