import { describe, expect, it } from 'vitest'
import { customFieldShapes } from '../testing/custom-field-shapes.ts'
import { essentialShapes } from '../testing/essential-real-estate-shapes.ts'
import { estatikShapes } from '../testing/estatik-shapes.ts'
import { houzezShapes } from '../testing/houzez-shapes.ts'
import { postShapes } from '../testing/post-shapes.ts'
import { hiveShapes } from '../testing/property-hive-shapes.ts'
import { managerShapes } from '../testing/real-estate-manager-shapes.ts'
import { realHomesShapes } from '../testing/realhomes-shapes.ts'
import { post, SITE_URL } from '../testing/source-shape.ts'
import { wpResidenceShapes } from '../testing/wp-residence-shapes.ts'
import { isReadAlike } from './is-read-alike.ts'
import { fieldsToAsk, maySelectFields, USUAL_FIELDS } from './listing-fields.ts'
import { detailQuery, listingQuery } from './listing-query.ts'

const SHAPES = [
  customFieldShapes,
  essentialShapes,
  estatikShapes,
  houzezShapes,
  postShapes,
  hiveShapes,
  managerShapes,
  realHomesShapes,
  wpResidenceShapes,
].flat()

/** Like WordPress, this sends links and embeds whole if any part of them is requested. */
function select(record: Record<string, unknown>, fields: readonly string[]) {
  const roots = new Set(fields.map((field) => field.split('.')[0]))
  return Object.fromEntries(Object.entries(record).filter(([key]) => roots.has(key)))
}

const more = (fields: Record<string, unknown>, mapping = {}) =>
  fieldsToAsk([post(fields)], mapping)?.slice(USUAL_FIELDS.length)

describe('SITE-29 asks for what is read', () => {
  it.each(SHAPES.map(({ name, record }) => [name, record] as const))(
    'the selected fields lose nothing of %s',
    (_, record) => {
      const fields = fieldsToAsk([record], {})
      expect(fields).not.toBeNull()
      expect(isReadAlike(record, select(record, fields ?? []), { siteUrl: SITE_URL })).toBe(true)
    },
  )

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a known name at the top', { precio: '1000', bedrooms: 3 }, ['precio', 'bedrooms']],
    ['a known name that this listing leaves empty', { precio: '' }, ['precio']],
    ['a group of fields', { ficha: { medidas: { recamaras: 3 } } }, ['ficha']],
    ['a switch of an amenity', { alberca: '1' }, ['alberca']],
    ['what would be reported as published owner data', { propietario: 'Juan' }, ['propietario']],
    ['no contact that nobody reads', { agent_phone: '9991234567' }, []],
    ['no ids of terms', { property_type: [12] }, []],
    ['nothing of plug-ins', { yoast_head: '<title>', yoast_head_json: { title: 'a' } }, []],
    ['no names that mean nothing to us', { vistas: 12, template: '' }, []],
    [
      'the classes where terms are only there',
      { class_list: ['property_type-casa'] },
      ['class_list'],
    ],
    ['no classes without terms', { class_list: ['post-101', 'hentry'] }, []],
  ])('selects the fields that the reading needs: %s', (_, fields, expected) => {
    expect(more(fields)).toEqual(expected)
  })

  it('SITE-30 selects every field where the listings’ keys differ, and not where only their values do', () => {
    const [one, other] = [post({ precio: '1000' }), post({ precio: '' })]
    expect(fieldsToAsk([one, other], {})).toContain('precio')
    expect(fieldsToAsk([one, post({})], {})).toBeNull()
    expect(fieldsToAsk([one, post({ ...one, department: 'lettings' })], {})).toBeNull()
    expect(fieldsToAsk([one, post({ ...one, vistas: 12 })], {})).toContain('precio')
  })

  it('selects the CSS classes when only one of the listings has its terms in them', () => {
    const classes = post({ class_list: ['property_type-casa'] })
    expect(fieldsToAsk([post({ class_list: [] }), classes], {})).toContain('class_list')
  })

  it.each(
    Object.entries({ customFieldShapes, hiveShapes, houzezShapes }).map(
      ([name, shapes]) => [name, shapes.map(({ record }) => record)] as const,
    ),
  )('the selected fields lose nothing of a site with all of %s', (_, records) => {
    const fields = fieldsToAsk(records, {})
    const selected = records.map((record) => (fields ? select(record, fields) : record))
    for (const [at, record] of records.entries())
      expect(isReadAlike(record, selected[at], { siteUrl: SITE_URL })).toBe(true)
  })

  it('selects the fields that the mapping names, whatever their names are', () => {
    const mapping = { price: 'cuanto', bedrooms: 'acf.dormir', city: 'terms.pueblo', area: 'm.x.y' }
    expect(more({}, mapping)).toEqual(['cuanto', 'm'])
  })

  it('selects all fields when a name cannot be written, or the address would be too long', () => {
    expect(more({ 'precio, en pesos': '1' }, { price: 'precio, en pesos' })).toBeUndefined()
    const many = Array.from({ length: 100 }, (_, at) => [`grupo_numero_${at}`, { precio: 1 }])
    expect(more(Object.fromEntries(many) as Record<string, unknown>)).toBeUndefined()
  })

  it('SITE-42 selects fields only in lists of WordPress itself', () => {
    expect(maySelectFields('/wp-json/wp/v2/propiedades')).toBe(true)
    expect(maySelectFields('/?rest_route=/wp/v2/properties')).toBe(true)
    expect(maySelectFields('/wp-json/real-estate/v1/properties')).toBe(false)
  })

  it('selects the links that embedding needs', () => {
    expect(listingQuery({ fields: ['id', '_links.wp:term'] })).toMatchObject({
      _embed: 'wp:featuredmedia,wp:term',
      _fields: 'id,_links.wp:term',
    })
    expect(detailQuery()).not.toHaveProperty('_fields')
    expect(USUAL_FIELDS).toEqual(expect.arrayContaining(['_links.wp:featuredmedia', '_embedded']))
  })
})

describe('SITE-30 compares what was sent whole and in part', () => {
  const whole = post({ acf: { precio: '1000' }, propietario: 'Juan' })
  const alike = (changes: Record<string, unknown>) =>
    isReadAlike(whole, { ...whole, ...changes }, { siteUrl: SITE_URL })

  it.each<[string, Record<string, unknown>, boolean]>([
    ['nothing is missing', {}, true],
    ['a text is rendered anew', { content: { rendered: '<p id="b2">Otro.</p>' } }, true],
    ['it was written to meanwhile', { modified_gmt: '2026-04-01T00:00:00' }, true],
    ['the text is missing', { content: undefined }, false],
    ['custom fields are missing', { acf: [] }, false],
    ['a leak would not be seen', { propietario: undefined }, false],
    ['the moment is missing', { date: undefined, date_gmt: undefined }, false],
    ['it is no listing any more', { status: 'draft' }, false],
  ])(
    'compares a listing sent whole with the same listing sent in part: %s',
    (_, changes, expected) => {
      expect(alike(changes)).toBe(expected)
    },
  )
})
