import type { Property } from '@predio/domain/properties'
import { expect, it } from 'vitest'
import type { LocalProperty } from '../local-property.ts'
import { listingKey } from '../listing-target.ts'
import { findOffSite, listingIdOf, toListing, type SiteCopyRow } from './off-site.ts'

const copy = (wordpress_id: number | null, left_site_at: string | null = null) =>
  ({ wordpress_id, left_site_at, own_number: null }) as LocalProperty
const ROWS = [
  copy(1),
  copy(2, '2026-11-15T12:00:00Z'),
  { ...copy(null), own_number: 1 } as LocalProperty,
]
const OTHER = {
  ...copy(null),
  id: '00000000-0001-4000-8000-000000000000',
  title: 'Casa',
  location: 'Mérida',
  url: 'https://otra.mx/7',
} as LocalProperty
const listing = (id: number) => ({ id }) as Property

const idsOf = (rows: readonly LocalProperty[]) => rows.map(({ wordpress_id }) => wordpress_id)

it.each(['ready', 'reading', 'failed'] as const)(
  'PROP-32 only copies that left the site are listed while the site is %s',
  (phase) => {
    const { reason, copies } = findOffSite(ROWS, { phase, listings: [listing(1)] })
    expect([reason, idsOf(copies)]).toEqual(['left', [2]])
  },
)

it('PROP-32 a listing that is back on the site is left out before anything is written', () => {
  expect(findOffSite(ROWS, { phase: 'ready', listings: [listing(2)] }).copies).toEqual([])
})

it.each(['no-connection', 'failed'] as const)(
  'PROP-31 and PROP-32 without listings of a site (%s) every copy is listed, and never an own property',
  (phase) => {
    const { reason, copies } = findOffSite(ROWS, { phase, listings: [] })
    expect([reason, idsOf(copies)]).toEqual(['no-site', [1, 2]])
  },
)

it('PROP-50 a copy of another site is listed among those not on the site, under its row’s id', () => {
  const { copies } = findOffSite([...ROWS, OTHER], { phase: 'ready', listings: [listing(1)] })
  expect(copies).toContain(OTHER)
  const shown = toListing(OTHER)
  expect([shown.id, listingKey(shown), listingIdOf(OTHER)]).toEqual([
    -(2 ** 48 + 1),
    OTHER.id,
    shown.id,
  ])
})

it('PROP-32 a listing that left the site has no link to the site', () => {
  const row = {
    ...copy(7, '2026-11-15T12:00:00Z'),
    title: 'Casa',
    location: 'Mérida',
    url: 'https://casas.mx/7',
  } as SiteCopyRow
  expect(toListing(row).link).toBeNull()
  expect(toListing({ ...row, left_site_at: null }).link).toBe('https://casas.mx/7')
})
