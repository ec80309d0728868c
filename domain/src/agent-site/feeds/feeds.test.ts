import { expect, it } from 'vitest'
import type { Property } from '../../properties/index.ts'
import type { SiteListing } from '../pages.ts'
import { FRAME, LISTING, siteListing } from '../testing/site-pages.ts'
import { FEED_NAMES, feedOffers } from './feed-offer.ts'
import { FEEDS, writeFeed } from './feeds.ts'
import { refusalsOf } from './refusals.ts'
import { reviewFeeds } from './review-feeds.ts'

const BOTH = siteListing(
  {
    title: 'Loft "Centro", 2 niveles',
    description: '<p>Con <b>]]></b> y <script>alert(1)</script>\u0001 fibra & luz incluidas.</p>',
    operations: ['sale', 'rent'],
    secondPrice: 18_500,
    coordinates: null,
  },
  { code: '0f3c9a7b21' },
  1,
)

it.each(FEED_NAMES)('WEB-80 the feed %s has the form that its portal publishes', async (name) => {
  const written = writeFeed(name, FRAME, [LISTING, BOTH])
  await expect(written).toMatchFileSnapshot(`golden/${FEEDS[name].file}.txt`)
})

it.each(FEED_NAMES)('WEB-80 the feed %s of a site without listings is whole', (name) => {
  expect(writeFeed(name, FRAME, [])).toMatch(
    /<trovit>\n<\/trovit>|^home_listing_id,|"listings":\[\]/,
  )
})

const LONG_ENOUGH = { description: 'Una casa con todo lo que una familia pide.' }

it.each<[string, Partial<Property>, Partial<SiteListing>, string[], string[]]>([
  ['that lacks nothing', {}, {}, [], []],
  ['without a price', { price: null }, {}, ['price'], ['price']],
  ['in dollars', { currency: 'USD' }, {}, ['pesos'], []],
  ['with a short description', { description: 'Bonita' }, {}, ['description'], []],
  ['without a city', { city: null }, {}, ['city'], ['city']],
  ['without state and colonia', { state: null, colonia: null }, {}, [], ['state', 'colonia']],
  ['whose point nobody sees', { coordinates: null }, {}, [], ['point']],
  ['without photographs', {}, { photos: [] }, [], ['photo']],
  ['that is sold', { saleStatus: 'vendida' }, {}, ['taken'], []],
])('WEB-81 says why portals refuse a listing %s', (_, fields, rest, byTrovit, byMeta) => {
  const [offer] = feedOffers(FRAME, siteListing({ ...LONG_ENOUGH, ...fields }, rest))
  expect(refusalsOf('trovit', offer!)).toEqual(byTrovit)
  expect(refusalsOf('meta', offer!)).toEqual(byMeta)
  expect(refusalsOf('json', offer!)).toEqual([])
})

it('WEB-81 leaves out of a feed what its portal refuses, and nothing else', () => {
  const hidden = siteListing(
    { ...LONG_ENOUGH, price: null },
    { hidesPrice: true, code: 'aaaaaaaaaa' },
  )
  const shown = siteListing(LONG_ENOUGH)
  expect(writeFeed('trovit', FRAME, [hidden, shown])).not.toContain('aaaaaaaaaa')
  expect(writeFeed('trovit', FRAME, [hidden, shown])).toContain(shown.code)
  expect(writeFeed('json', FRAME, [hidden, shown])).toContain('aaaaaaaaaa')
})

it('WEB-81 the review counts what each portal refuses, and names the first fifty', () => {
  const bare = Array.from({ length: 60 }, (_, at) =>
    siteListing(
      { ...LONG_ENOUGH, title: `Casa ${at}`, city: null },
      { code: `${at}`.padStart(10, '0') },
    ),
  )
  const { trovit, meta, json } = reviewFeeds(FRAME, [siteListing(LONG_ENOUGH), ...bare])
  expect(trovit).toMatchObject({ offers: 61, refused: 60 })
  expect(trovit.examples).toHaveLength(50)
  expect(trovit.examples[0]).toEqual({ id: '0000000000', title: 'Casa 0', reasons: ['city'] })
  expect([meta.refused, json.refused]).toEqual([60, 0])
})
