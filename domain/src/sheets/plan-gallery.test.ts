import { describe, expect, it } from 'vitest'
import type { Size } from '../images/index.ts'
import { planGallery } from './plan-gallery.ts'

const ROOM = { width: 532, height: 620, gap: 8 }
const LANDSCAPE: Size = { width: 1500, height: 1000 }
const PORTRAIT: Size = { width: 1000, height: 1500 }
const PANORAMA: Size = { width: 4000, height: 600 }

const MIXES: [string, readonly Size[]][] = [1, 2, 3, 4, 5, 6, 7, 13, 19, 29].flatMap((count) => [
  [`${count} landscapes`, Array.from({ length: count }, () => LANDSCAPE)],
  [`${count} portraits`, Array.from({ length: count }, () => PORTRAIT)],
  [
    `${count} mixed`,
    Array.from({ length: count }, (_, at) => [LANDSCAPE, PORTRAIT, PANORAMA][at % 3] ?? LANDSCAPE),
  ],
])

describe('SHEET-06 the gallery', () => {
  it.each(MIXES)(
    'the gallery of %s shows at least four fifths of each picture once, within its page, without overlaps',
    (_, sizes) => {
      const pages = planGallery(sizes, ROOM)
      expect(pages.flat().map(({ index }) => index)).toEqual(sizes.map((_size, index) => index))
      for (const page of pages) {
        for (const [at, each] of page.entries()) {
          const { width = 1, height = 1 } = sizes[each.index] ?? {}
          const shown = width / height / (each.width / each.height)
          expect(shown).toBeGreaterThanOrEqual(0.8 - 0.001)
          expect(shown).toBeLessThanOrEqual(1.001)
          expect(each.x).toBeGreaterThanOrEqual(-0.001)
          expect(each.y).toBeGreaterThanOrEqual(-0.001)
          expect(each.x + each.width).toBeLessThanOrEqual(ROOM.width + 0.001)
          expect(each.y + each.height).toBeLessThanOrEqual(ROOM.height + 0.001)
          const overlapping = page
            .slice(at + 1)
            .filter(
              (other) =>
                other.x < each.x + each.width - 0.001 &&
                each.x < other.x + other.width - 0.001 &&
                other.y < each.y + each.height - 0.001 &&
                each.y < other.y + other.height - 0.001,
            )
          expect(overlapping).toEqual([])
        }
      }
    },
  )

  it('the gallery has at most six pictures on a page, and pages of about the same number', () => {
    const lengths = planGallery(
      Array.from({ length: 19 }, () => LANDSCAPE),
      ROOM,
    ).map(({ length }) => length)
    expect(lengths).toHaveLength(4)
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1)
    expect(planGallery([], ROOM)).toEqual([])
  })

  it('the gallery fills most of the page', () => {
    const [page = []] = planGallery(
      Array.from({ length: 4 }, () => LANDSCAPE),
      ROOM,
    )
    const covered = page.reduce((sum, { width, height }) => sum + width * height, 0)
    expect(covered / (ROOM.width * ROOM.height)).toBeGreaterThan(0.7)
  })
})
