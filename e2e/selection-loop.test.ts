import { expect, test } from '@playwright/test'
import { closeWithEscape } from './support/page.ts'
import { answerButton } from './support/selections.ts'
import {
  agentWithListings,
  answersOf,
  decline,
  listingOf,
  sendByWhatsApp,
  visitsOf,
} from './support/selection-loop.ts'
import { visit } from './support/shares.ts'

// The test covers both sides of a selection: SEL-09, SEL-12, SEL-13, SEL-18 and SEL-24.
test('a client answers on the phone, and the agent sees each answer at once, acts on it, and revokes the link', async ({
  page,
  browser,
}) => {
  const agent = await agentWithListings(page, 5)
  const address = await sendByWhatsApp(page)
  const client = await visit(browser, address)
  await expect(client.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver respuestas' }).click()
  await expect(page.getByText('Se abrió 1 vez', { exact: false })).toBeVisible()

  await answerButton(listingOf(client, 1), 'Me gusta').click()
  await expect(answersOf(page).nth(0)).toContainText('Me gusta')
  for (const number of [2, 3, 4]) {
    await decline(listingOf(client, number), 'Zona')
    await expect(answersOf(page).nth(number - 1)).toContainText('Motivo: zona')
  }
  await answerButton(listingOf(client, 5), 'Quiero verla').click()
  await listingOf(client, 5).getByRole('checkbox').nth(1).check()
  await listingOf(client, 5).getByRole('button', { name: 'Enviar' }).click()
  await expect(answersOf(page).nth(4)).toContainText('Quiero verla')

  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notificaciones' })
  await expect(bell.getByText('Ana Núñez abrió tu selección')).toBeVisible()
  await expect(bell.getByText('Ana Núñez dijo «Me gusta»')).toBeVisible()
  await expect(bell.getByText('Ana Núñez dijo «No es para mí»')).toHaveCount(3)
  await expect(bell.getByText('Ana Núñez quiere una visita')).toBeVisible()
  await closeWithEscape(page, bell)

  await page.getByRole('button', { name: 'Quitar Altabrisa' }).click()
  await expect(page.getByText('Preferencias actualizadas')).toBeVisible()
  await page.getByRole('button', { name: /^Agendar .*, tarde$/ }).click()
  const form = page.getByRole('dialog', { name: 'Nueva Interacción' })
  await form.getByRole('button', { name: 'Crear interacción' }).click()
  await expect(form).toBeHidden()
  expect(await visitsOf(agent)).toEqual([{ subject: 'Visita: Casa 5', client_id: agent.clientId }])
  await expect(answersOf(page).nth(4)).toContainText('Visita agendada')
  await expect(page.getByRole('button', { name: /^Agendar/ })).toHaveCount(0)
  await client.reload()
  await expect(listingOf(client, 5)).toContainText(/Visita agendada: .*, 5:00 p\.m\./)

  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Revocar enlace' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar enlace' }).click()
  await expect(page.getByText('Revocado', { exact: true })).toBeVisible()
  await answerButton(listingOf(client, 2), 'Me gusta').click()
  await expect(listingOf(client, 2)).toContainText('tu agente canceló este enlace')
  await expect(answersOf(page).nth(1)).toContainText('No es para mí')
  await client.context().close()
})
