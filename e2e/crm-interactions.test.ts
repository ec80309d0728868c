import { expect, test } from '@playwright/test'
import { createAgentWithClient, openTab, stubForWhatsApp } from './support/activities.ts'
import { exported } from './support/downloads.ts'
import { entry } from './support/dashboard.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { admin, clientOf, signIn } from './support/people.ts'

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY).toISOString()

test('a visit is scheduled from the agenda, after a failed try, and stands in it, in list, week and file', async ({
  page,
}) => {
  const agent = await createAgentWithClient(null)
  await openTab(page, agent, 'Interacciones')
  await expect(page.getByText('Aún no hay interacciones')).toBeVisible()
  await page.getByRole('radio', { name: 'Mes' }).click()
  await page.getByRole('button', { name: 'Agendar visita' }).click()
  await page.getByRole('button', { name: 'Crear interacción' }).click()
  await expect(page.getByText('Selecciona un cliente')).toBeVisible()
  const client = page.getByRole('combobox', { name: 'Cliente' })
  await expect(client).toBeFocused()
  await client.fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await page.getByLabel('Asunto').fill('Visita a la casa')
  await page.getByLabel('Hora').fill('23:30')
  await page.getByRole('button', { name: 'Lo va a pensar' }).click()
  await page.route('**/rest/v1/interactions*', (route) => route.abort())
  await page.getByRole('button', { name: 'Crear interacción' }).click()
  await expect(page.getByRole('alert')).toHaveText('Error al guardar la interacción')
  await expect(page.getByLabel('Asunto')).toHaveValue('Visita a la casa')
  await page.unroute('**/rest/v1/interactions*')
  const problems = watchConsole(page)
  await page.getByRole('button', { name: 'Crear interacción' }).click()
  await expect(page.getByText('Interacción creada exitosamente')).toBeVisible()
  await expect(page.getByRole('button', { name: /, 1 cita$/ })).toHaveAttribute(
    'aria-current',
    'date',
  )
  const row = page.getByRole('article').filter({ hasText: 'Visita a la casa' })
  await expect(row).toContainText('hoy, 11:30 p.m.')
  await page.getByRole('radio', { name: 'Semana' }).click()
  await expect(row).toContainText('Ana Núñez')
  await page.getByRole('radio', { name: 'Lista' }).click()
  await expect(row).toContainText('Lo va a pensar')

  await page.getByRole('link', { name: 'Visita a la casa' }).click()
  await page.getByLabel('Resultado', { exact: true }).fill('Hizo una oferta')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Interacción actualizada exitosamente')).toBeVisible()
  await expect(row).toContainText('Hizo una oferta')
  await page.getByRole('link', { name: 'Visita a la casa' }).click()
  await page.getByRole('button', { name: 'Eliminar interacción' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Interacción eliminada')).toBeVisible()
  await expect(page.getByText('Aún no hay interacciones')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(row).toContainText('Hizo una oferta')
  const csv = await exported(page, 'interacciones.csv')
  expect(csv).toMatch(/23:30,Visita,Visita a la casa,Ana Núñez,,Hizo una oferta,/)
  await page.getByRole('button', { name: /Tipo/ }).click()
  await page.getByRole('option', { name: 'Llamada' }).click()
  await expect(page.getByText('Ninguna interacción coincide')).toBeVisible()
  expect(await exported(page, 'interacciones.csv')).not.toContain('Visita a la casa')
  expect(problems).toEqual([])
})

test('Llamadas de hoy says whom to call and why, and writes with one press', async ({ page }) => {
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient('+525512345678')
  await admin()
    .from('clients')
    .update({ created_at: daysAgo(90) })
    .eq('id', agent.clientId)
    .throwOnError()
  const api = await clientOf(agent)
  await api
    .from('interactions')
    .insert({
      client_id: agent.clientId,
      type: 'call',
      subject: 'Primera llamada',
      scheduled_at: daysAgo(40),
    })
    .throwOnError()
  await signIn(page, agent)
  await entry(page, 'CRM').click()
  await page.getByRole('button', { name: 'Llamadas de hoy' }).click()
  const list = page.getByRole('dialog', { name: 'Llamadas de hoy' })
  const call = list.getByRole('article', { name: 'Ana Núñez' })
  await expect(call).toContainText('Sin contacto desde hace 40 días')
  await expect(call.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    'tel:+525512345678',
  )
  await call.getByRole('button', { name: 'WhatsApp' }).click()
  const message = page.getByRole('dialog', { name: 'Enviar WhatsApp a Ana' })
  await expect(message.getByRole('textbox', { name: /^Mensaje/ })).toHaveValue(
    /^Hola Ana, ¿cómo estás\? Hace tiempo/,
  )
  const popup = page.waitForEvent('popup')
  await message.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await (await popup).waitForURL(/^https:\/\/wa\.me\/525512345678/)
  // Who was written to today needs no call any more.
  await expect(list).toContainText('Nadie espera tu llamada')
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
