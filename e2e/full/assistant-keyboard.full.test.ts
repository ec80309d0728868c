import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import {
  button,
  expectReady,
  field,
  GREETING,
  openChat,
  panel,
  said,
} from '../support/assistant.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('AST-89 the chat works with the keyboard alone: ask, open a property, return, close', async ({
  page,
}) => {
  await openChat(page, sites)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Casas')
  await page.keyboard.press('Enter')
  await expect(said(page).getByRole('article')).toHaveCount(2)
  await expectReady(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(said(page).getByRole('button', { name: 'Compartir' }).last()).toBeFocused()
  for (const name of ['Vincular Cliente', '']) {
    await page.keyboard.press('Shift+Tab')
    if (name) await expect(said(page).getByRole('button', { name }).last()).toBeFocused()
  }
  await expect(said(page).getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Ocultar Chat' })).toHaveCount(0)
  await page.goBack()
  await expect(said(page).getByText(GREETING)).toBeAttached()
  await button(page, 'Conversaciones').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Volver al chat')).toBeFocused()
  await expect(panel(page).getByText(/\d preguntas?/)).toBeVisible()
  for (const name of ['Cerrar el chat', 'Nueva conversación', /Casas/]) {
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('button', { name }).first()).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(said(page)).toBeFocused()
  await page.getByRole('button', { name: 'Ocultar Chat' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toHaveCount(0)
  const show = page.getByRole('button', { name: 'Mostrar Chat' })
  await expect(show).toBeFocused()

  // A panel beside the list reopens as it was left. On a phone the panel covers the list, so it stays closed.
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  await page.reload()
  await expect(panel(page)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(show).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
