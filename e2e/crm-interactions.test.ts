import { expect, test } from '@playwright/test'
import { createAgentWithClient, openTab } from './support/activities.ts'
import { exported } from './support/downloads.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { clientOf, signIn } from './support/people.ts'

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

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

testEveryLook('Interacciones is accessible as list, month and form', async ({ page }) => {
  const agent = await createAgentWithClient(null)
  const api = await clientOf(agent)
  await api
    .from('interactions')
    .insert({
      client_id: agent.clientId,
      type: 'visit',
      subject: 'Visita',
      scheduled_at: daysAgo(0),
    })
    .throwOnError()
  await signIn(page, agent)
  await page.evaluate(
    `history.replaceState({ usr: { section: 'crm', tab: 'interactions' }, key: 'here', idx: 0 }, '')`,
  )
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Mes' }).click()
  await expect(page.getByRole('button', { name: /, 1 cita$/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Visita', exact: true }).click()
  await expect(page.getByLabel('Asunto')).toBeVisible()
  await expectAccessible(page)
})
