import { expect, test } from '@playwright/test'
import { agentWithRecords, enterAtFixedTime, rename } from '../support/renamed-client.ts'

test('SAVE-11 a change in another tab shows at once: a new name, a deleted client', async ({
  page,
  context,
}) => {
  const agent = await agentWithRecords()
  await enterAtFixedTime(page, agent)
  await page.getByRole('tab', { name: 'Tareas' }).click()
  await page.getByRole('link', { name: /^Todas/ }).click()
  const tasks = page.getByRole('tabpanel')
  await expect(tasks).toContainText('Ana Núñez')

  const other = await context.newPage()
  await enterAtFixedTime(other, agent)
  await rename(other, 'Ana Núñez', 'Beatriz', 'Canul')
  await expect(tasks).toContainText('Beatriz Canul')
  await other.getByRole('button', { name: 'Más acciones' }).click()
  await other.getByRole('menuitem', { name: 'Eliminar' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(other.getByRole('heading', { level: 2, name: 'Beatriz Canul' })).toBeHidden()
  await expect(tasks).not.toContainText('Beatriz Canul')
})
