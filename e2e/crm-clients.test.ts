import { expect, test, type Page } from '@playwright/test'
import { clientList, enterCrm, openClient } from './support/crm.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook } from './support/page.ts'

const dialog = (page: Page) => page.getByRole('dialog')

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
  }).toPass()
  await expect(items.last()).toHaveAttribute('aria-setsize', '140')
  expect(await items.count()).toBeLessThan(60)
  const name = await items.last().getByRole('link').first().innerText()
  const link = clientList(page).getByRole('link', { name, exact: true })
  const opening = page.context().waitForEvent('page')
  await link.click({ modifiers: ['ControlOrMeta'] })
  const tab = await opening
  await expect(tab.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
  await tab.getByRole('button', { name: 'Volver' }).click()
  await expect(clientList(tab)).toBeVisible()
  await tab.close()
  await link.click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
})

testEveryLook('list, form and page are accessible', async ({ page }) => {
  await enterCrm(page, [
    { first_name: 'Ana', last_name: 'Pech', tags: ['Crédito'], email: 'ana@correo.mx' },
  ])
  await expect(clientList(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nuevo Cliente' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await openClient(page, 'Ana Pech')
  await expectAccessible(page)
})
