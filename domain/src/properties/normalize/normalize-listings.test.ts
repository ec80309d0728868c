import { expect, it } from 'vitest'
import { post, SITE_URL } from '../testing/source-shape.ts'
import { normalizeListings } from './normalize-listings.ts'

it('PROP-01 reads a page with odd entries: listings and missing attachments once, a reason for each skipped entry', () => {
  const gallery = { property_meta: { fave_property_images: ['12', '15'] } }
  const result = normalizeListings(
    [
      post({ id: 1, ...gallery }),
      post({ id: 2, ...gallery, acf: { propietario: 'Juan' } }),
      post({ id: 1, ...gallery }),
      null,
      post({ id: 3, status: 'draft' }),
    ],
    { siteUrl: SITE_URL },
  )
  expect(result.properties.map(({ id }) => id)).toEqual([1, 2])
  expect(result.missingMediaIds).toEqual([12, 15])
  expect(result.leaks).toEqual(new Map([[2, ['acf.propietario']]]))
  expect(result.skipped).toEqual([
    { id: null, reason: 'not-an-object' },
    { id: 3, reason: 'not-published' },
  ])
})
