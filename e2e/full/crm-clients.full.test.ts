import { expect, test } from '@playwright/test'
import { clientList, enterCrm } from '../support/crm.ts'

test('CLIENT-12 a long list renders only the rows near the window, and Back returns to the row', async ({
  page,
}) => {
  const many = Array.from({ length: 140 }, (_, n) => ({ last_name: `Pech ${n}` }))
  await enterCrm(page, many)
  const items = clientList(page).locator('> li')
  await expect(items.first()).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    expect(Number(await items.last().getAttribute('aria-posinset'))).toBeGreaterThan(130)
  }).toPass({ intervals: [100] })
  await expect(items.last()).toHaveAttribute('aria-setsize', '140')
  expect(await items.count()).toBeLessThan(60)
  const name = await items.last().getByRole('link').first().innerText()
  const link = clientList(page).getByRole('link', { name, exact: true })
  await link.click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
})
