import type { Property } from '../property.ts'

export interface SourceShape {
  name: string
  record: Record<string, unknown>
  expected: Partial<Property>
}

export const SITE_URL = 'https://casas.example.mx'

export function post(fields: Record<string, unknown>): Record<string, unknown> {
  return {
    id: 101,
    date: '2026-03-01T10:00:00',
    date_gmt: '2026-03-01T16:00:00',
    modified_gmt: '2026-03-02T16:00:00',
    guid: { rendered: `${SITE_URL}/?p=101` },
    slug: 'anuncio-101',
    status: 'publish',
    type: 'property',
    link: `${SITE_URL}/anuncio/101/`,
    title: { rendered: 'Anuncio 101' },
    content: { rendered: '<p>Texto del anuncio.</p>', protected: false },
    featured_media: 0,
    meta: [],
    ...fields,
  }
}

export function terms(groups: Record<string, readonly string[]>): Record<string, unknown> {
  let id = 50
  const embedded = Object.entries(groups).map(([taxonomy, names]) =>
    names.map((name) => ({ id: id++, name, slug: name.toLowerCase(), taxonomy })),
  )
  return { 'wp:term': embedded }
}

export const shape = (
  name: string,
  fields: Record<string, unknown>,
  expected: Partial<Property>,
): SourceShape => ({ name, record: post(fields), expected })
