import { expect, test, type Page } from '@playwright/test'
import { agentWithRecords, enterAtFixedTime, rename } from '../support/renamed-client.ts'

const CALLS = 'Llamadas de hoy'

async function expectNamed(page: Page, name: string): Promise<void> {
  for (const tab of ['Oportunidades', 'Tareas', 'Interacciones']) {
    await page.getByRole('tab', { name: tab }).click()
    if (tab === 'Tareas') await page.getByRole('link', { name: /^Todas/ }).click()
    await expect(page.getByRole('tabpanel')).toContainText(name)
  }
  await page.getByRole('link', { name: CALLS }).click()
  await expect(page.getByRole('list', { name: CALLS })).toContainText(name)
  await page.getByRole('button', { name: 'Documentos', exact: true }).click()
  await expect(page.getByRole('main')).toContainText(name)
  await page.getByRole('button', { name: 'Propiedades', exact: true }).click()
  await page.getByRole('link', { name: /Guardadas en Predio/ }).click()
  await page.getByRole('link', { name: 'Casa en Mérida' }).click()
  await expect(page.getByRole('main')).toContainText(name)
  await page.getByRole('button', { name: 'CRM', exact: true }).click()
  await page.getByRole('tab', { name: 'Clientes' }).click()
}

test('SAVE-11 a renamed client has its new name at once on every screen', async ({ page }) => {
  const agent = await agentWithRecords()
  await enterAtFixedTime(page, agent)
  await expectNamed(page, 'Ana Núñez')
  await rename(page, 'Ana Núñez', 'Beatriz', 'Canul')
  await page.getByRole('button', { name: 'Volver' }).click()
  await expectNamed(page, 'Beatriz Canul')
})
