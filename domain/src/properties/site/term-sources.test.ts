import { describe, expect, it } from 'vitest'
import { post, SITE_URL } from '../testing/source-shape.ts'
import { isReadAlike } from './is-read-alike.ts'
import { USUAL_FIELDS } from './listing-fields.ts'
import { detailQuery } from './listing-query.ts'
import {
  embeddedTermNames,
  embedTerms,
  readTermNames,
  readTermSources,
  termQueries,
  withTermIds,
} from './term-sources.ts'

const CITY = { id: 13, name: 'San Miguel &amp; Allende', taxonomy: 'property_city' }
const TYPE = { id: 2, name: 'Casa', taxonomy: 'property_type' }
const FEATURES = [
  { id: 21, name: 'Alberca', taxonomy: 'property_feature' },
  { id: 22, name: 'Jardín', taxonomy: 'property_feature' },
]

const link = (taxonomy: string, base = taxonomy) => ({
  taxonomy,
  embeddable: true,
  href: `${SITE_URL}/wp-json/wp/v2/${base}?post=101`,
})

const whole = (changes: Record<string, unknown> = {}) =>
  post({
    'property-types': [2],
    property_city: [13],
    property_feature: [21, 22],
    _links: {
      'wp:term': [
        link('property_type', 'property-types'),
        link('property_city'),
        link('property_feature'),
      ],
    },
    _embedded: { 'wp:term': [[TYPE], [CITY], FEATURES] },
    ...changes,
  })

const SOURCES = readTermSources(whole()) ?? []

describe('SITE-31 where the terms of a listing come from', () => {
  it('the source of terms is found by the links, whatever the route is called', () => {
    expect(SOURCES).toEqual([
      { taxonomy: 'property_type', base: 'property-types', route: '/wp/v2/property-types' },
      { taxonomy: 'property_city', base: 'property_city', route: '/wp/v2/property_city' },
      { taxonomy: 'property_feature', base: 'property_feature', route: '/wp/v2/property_feature' },
    ])
  })

  it('the source of terms is found with plain permalinks and below a folder as well', () => {
    const at = (href: string) =>
      readTermSources(
        post({
          property_type: [2],
          _links: { 'wp:term': [{ taxonomy: 'property_type', href }] },
          _embedded: { 'wp:term': [[TYPE]] },
        }),
      )?.[0]?.route
    expect(at(`${SITE_URL}/index.php?rest_route=%2Fwp%2Fv2%2Fproperty_type&post=101`)).toBe(
      '/wp/v2/property_type',
    )
    expect(at(`${SITE_URL}/blog/wp-json/wp/v2/property_type?post=101`)).toBe('/wp/v2/property_type')
  })

  it.each<[string, Record<string, unknown>]>([
    ['a listing without links', { _links: {} }],
    ['a field that is not there', { property_city: undefined }],
    ['other ids than embedded ones', { property_city: [13, 14] }],
    ['another order', { property_feature: [22, 21] }],
    ['terms that are not embedded', { _embedded: {} }],
    ['a refusal in place of terms', { _embedded: { 'wp:term': [{ code: 'rest_forbidden' }] } }],
    [
      'a route of a plug-in',
      { _links: { 'wp:term': [{ taxonomy: 'a', href: `${SITE_URL}/wp-json/x/v1/a` }] } },
    ],
    ['no address', { _links: { 'wp:term': [{ taxonomy: 'a', href: 'javascript:1' }] } }],
  ])('the source of terms is not found for %s', (_, changes) => {
    expect(readTermSources(whole(changes))).toBeNull()
  })

  it('the request asks for ids in place of embedded terms', () => {
    const fields = withTermIds(USUAL_FIELDS, SOURCES)
    expect(fields).toEqual(expect.arrayContaining(['property-types', 'property_city']))
    expect(detailQuery(fields)['_embed']).toBe('wp:featuredmedia')
  })
})

describe('SITE-31 names of terms', () => {
  const { _embedded: _, _links: __, ...lean } = whole()

  it('the names of terms turn their ids into the form that embedding gives', () => {
    const names = embeddedTermNames([whole()])
    expect(termQueries([lean], SOURCES, names)).toEqual([])
    const named = embedTerms(lean, SOURCES, names)
    expect(named).toMatchObject({ _embedded: { 'wp:term': [[TYPE], [CITY], FEATURES] } })
    expect(isReadAlike(whole(), named, { siteUrl: SITE_URL })).toBe(true)
  })

  it('adding the names of terms keeps the other embedded objects', () => {
    const pictured = { ...lean, _embedded: { 'wp:featuredmedia': [{ id: 9 }] } }
    expect(embedTerms(pictured, SOURCES, new Map())).toMatchObject({
      _embedded: { 'wp:featuredmedia': [{ id: 9 }], 'wp:term': [[], [], []] },
    })
  })

  it('the names of terms are requested once each, 100 at a time', () => {
    const ids = Array.from({ length: 130 }, (___, at) => at + 100)
    const queries = termQueries(
      [{ ...lean, property_feature: ids }, { ...lean, property_feature: ids }, null],
      SOURCES,
      new Map([[2, 'Casa']]),
    )
    expect(queries.map(({ route }) => route)).toEqual([
      '/wp/v2/property_city',
      '/wp/v2/property_feature',
      '/wp/v2/property_feature',
    ])
    expect(queries[0]?.query).toEqual({ include: '13', per_page: '100', _fields: 'id,name' })
    expect(queries.slice(1).flatMap(({ query }) => query['include']?.split(','))).toHaveLength(130)
  })

  it('the names of terms are read from a list, and from nothing else', () => {
    expect(readTermNames([{ id: 2, name: 'Casa' }, { id: 'x' }, null])).toEqual(
      new Map([[2, 'Casa']]),
    )
    expect(readTermNames({ code: 'rest_forbidden' })).toEqual(new Map())
  })
})
