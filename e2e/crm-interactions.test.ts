import { expect, test } from '@playwright/test'
import { createAgentWithClient, openTab } from './support/activities.ts'
import { exported } from './support/downloads.ts'
import { watchConsole } from '../test-support/watch-console.ts'

test('INT-12 a visit scheduled from the agenda is in the list and in the CSV file', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const agent = await createAgentWithClient(null)
  await openTab(page, agent, 'Interacciones')
  await page.getByRole('radio', { name: 'Mes' }).click()
  await page.getByRole('button', { name: 'Agendar visita' }).click()
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await page.getByLabel('Asunto').fill('Visita a la casa')
  await page.getByLabel('Hora').fill('23:30')
  await page.getByRole('button', { name: 'Crear interacción' }).click()
  await expect(page.getByText('Interacción creada exitosamente')).toBeVisible()
  await page.getByRole('radio', { name: 'Lista' }).click()
  await expect(page.getByRole('article')).toHaveText([/Visita a la casa/])
  const csv = await exported(page, 'interacciones.csv')
  expect(csv).toMatch(/23:30,Visita,Visita a la casa,Ana Núñez,,,/)
  await page.getByRole('button', { name: /Tipo/ }).click()
  await page.getByRole('option', { name: 'Llamada' }).click()
  await expect(page.getByText('Ninguna interacción coincide')).toBeVisible()
  expect(await exported(page, 'interacciones.csv')).not.toContain('Visita a la casa')
  expect(problems).toEqual([])
})
