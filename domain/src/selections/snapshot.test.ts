import { expect, it } from 'vitest'
import { ownFacts } from '../properties/testing/own-row.ts'
import { property as listing } from '../properties/testing/property.ts'
import { boundSnapshot } from './bound-snapshot.ts'
import { snapshotOf } from './snapshot.ts'

it('SEL-03 a snapshot has the facts that a client may see and nothing of the agent’s work', () => {
  const snapshot = snapshotOf(
    listing({
      title: 'Casa con alberca',
      description: '<p>Luz &amp; aire</p>',
      own: ownFacts({ secondPrice: 18_000, maintenanceFee: 900 }),
    }),
  )
  expect(snapshot).toMatchObject({
    title: 'Casa con alberca',
    description: 'Luz & aire',
    secondPrice: 18_000,
    maintenanceFee: 900,
  })
  expect(JSON.stringify(snapshot)).not.toMatch(/exclusive|commission|note/i)
})

it('SEL-03 a snapshot has the addresses of a video and a tour, unless they could do more than open a page', () => {
  const video = 'https://youtu.be/a1'
  expect(snapshotOf(listing({ video, virtualTour: 'http://tour.mx/1' }))).toMatchObject({
    video,
    virtualTour: null,
  })
  const stored = snapshotOf(listing({ video, virtualTour: 'https://tour.mx/1' }))
  const written = { ...stored, virtualTour: 'javascript:alert(1)' }
  expect(boundSnapshot(written)).toEqual({ ...stored, virtualTour: null })
})

it('SEL-03 a snapshot fits into its row however large the listing is', () => {
  const long = 'palabra '.repeat(4_000)
  const snapshot = snapshotOf(
    listing({
      title: long,
      location: long,
      description: long,
      virtualTour: `https://sitio.mx/${'a'.repeat(2_000)}`,
      features: Array.from({ length: 200 }, () => long),
      images: Array.from(
        { length: 60 },
        (_, index) => `https://sitio.mx/${index}/${'a'.repeat(900)}`,
      ),
      coverSizes: Array.from({ length: 8 }, (_, index) => ({
        url: `https://sitio.mx/0/${index}${'a'.repeat(900)}`,
        width: 200 * (index + 1),
      })),
    }),
  )
  expect(JSON.stringify(snapshot).length).toBeLessThan(32_768)
  expect(snapshot.images).toHaveLength(15)
  expect(snapshot.coverSizes?.map(({ width }) => width)).toEqual([1000, 1200, 1400, 1600])
})
