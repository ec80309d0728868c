import { expect, it } from 'vitest'
import { ownRow } from '../properties/testing/own-row.ts'
import { LISTING_SEGMENT, siteListing, type PublishedRow } from './site-listing.ts'

const USER = '0b0e4a5e-8c1f-4f0e-9a51-0c4e7a3f1d22'
const ID = '6a9d5f0c-1b7e-4d3a-8f62-5e2b9c7d4a11'

function published(fields: Partial<PublishedRow> = {}): PublishedRow {
  return {
    ...ownRow({
      id: ID,
      title: 'Casa con alberca en Itzimná',
      price: 4_500_000,
      second_price: 900,
    }),
    published_at: '2026-11-19T00:00:00Z',
    published_code: '6a9d5f0c1b',
    ...fields,
  }
}

it('WEB-14 the address of a listing is its title and its code', () => {
  const { path } = siteListing('/agente/ana', published())
  expect(path).toBe('/agente/ana/propiedades/casa-con-alberca-en-itzimna-6a9d5f0c1b')
  expect(LISTING_SEGMENT.exec(path.split('/').at(-1) ?? '')?.[1]).toBe('6a9d5f0c1b')
  expect(siteListing('/agente/ana', published({ title: '🏡' })).path).toBe(
    '/agente/ana/propiedades/6a9d5f0c1b',
  )
  expect(LISTING_SEGMENT.test('6a9d5f0c1b')).toBe(true)
  expect(LISTING_SEGMENT.test('casa-6a9d5f0c1')).toBe(false)
})

it('WEB-15 photographs have addresses of the site, in both sizes', () => {
  const images = [`${USER}/${ID}/sala.jpg`]
  const { photos, listing } = siteListing('/agente/ana', published({ images }))
  expect(photos).toEqual([
    {
      sizes: [
        { path: '/agente/ana/fotos/6a9d5f0c1b/sala-480.jpg', width: 480 },
        { path: '/agente/ana/fotos/6a9d5f0c1b/sala.jpg', width: 1600 },
      ],
    },
  ])
  expect(listing.images).toEqual(['/agente/ana/fotos/6a9d5f0c1b/sala.jpg'])
  expect(JSON.stringify([photos, listing])).not.toContain(USER)
})

it('WEB-15 a listing that hides its price tells none of its prices', () => {
  const hidden = siteListing('/agente/ana', published({ hides_price: true }))
  expect(hidden.hidesPrice).toBe(true)
  expect(JSON.stringify(hidden)).not.toMatch(/4500000|900/)
  expect(siteListing('/agente/ana', published()).listing).toMatchObject({
    price: 4_500_000,
    own: { secondPrice: 900 },
  })
})

it('WEB-15 street, point, private note and agreement with the owner stay with the agent', () => {
  const row = published({
    street: 'Calle 20 núm. 100',
    latitude: 21.012345,
    longitude: -89.612345,
    shown_latitude: 21.01,
    shown_longitude: -89.61,
    commission_percentage: 4.75,
    is_exclusive: true,
  })
  const text = JSON.stringify(
    siteListing('/agente/ana', { ...row, private_note: 'Llaves' } as never),
  )
  expect(text).not.toMatch(/Calle 20|21\.012|89\.612|4\.75|Llaves/)
  expect(text).toContain('21.01')
})
