import { expect, test } from '@playwright/test'
import { LONG_WAIT } from '../../test-support/ceilings.ts'
import { startSiteStub, type SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { expectCount, openProperties } from '../support/properties.ts'

const TITLES_IN_SIGHT = `[...document.querySelectorAll('article h3')]
  .filter((title) => {
    const { top, bottom } = title.getBoundingClientRect()
    return top > 100 && bottom < innerHeight
  })
  .map((title) => title.textContent)`

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

/** How much of the page is rendered does not depend on the number of listings; the long form has as many as the largest agencies. */
const MANY = process.env['PREDIO_TEST_FULL']
  ? { listings: 5000, text: '5,000 propiedades', offsets: [4000, 60_000, 250_000, 30_000] }
  : { listings: 300, text: '300 propiedades', offsets: [4000, 15_000, 8000] }

test('PROP-23 thousands of listings keep the page small, and Back returns to the same card', async ({
  page,
}) => {
  await openProperties(page, sites, { listings: MANY.listings })
  await expectCount(page, MANY.text, LONG_WAIT)
  for (const offset of MANY.offsets) {
    await page.evaluate(`scrollTo(0, ${offset})`)
    await expect
      .poll(async () => (await page.evaluate<string[]>(TITLES_IN_SIGHT)).length)
      .toBeGreaterThanOrEqual(3)
    expect(await page.getByRole('article').count()).toBeLessThanOrEqual(60)
  }
  const [title = ''] = await page.evaluate<string[]>(TITLES_IN_SIGHT)
  const seen = page.getByRole('link', { name: title, exact: true })
  const before = await seen.boundingBox()
  await seen.click()
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect.poll(() => page.evaluate('scrollY')).toBe(0)
  await page.goBack()
  await expect(seen).toBeInViewport()
  await expect
    .poll(async () => Math.abs(((await seen.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(100)
})
