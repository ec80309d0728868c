import { expect, test } from '@playwright/test'
import { stubForWhatsApp } from './support/activities.ts'
import { clientList, enterCrm } from './support/crm.ts'
import { clientOf } from './support/people.ts'
import { cardIn, expectStage } from './support/pipeline.ts'
import { expectToast } from './support/settings.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('BULK-23 OPP-25 on a phone an agent adds a client, calls, writes by WhatsApp, moves the opportunity and selects its card', async ({
  page,
}) => {
  await stubForWhatsApp(page)
  const person = await enterCrm(page)
  const api = await clientOf(person)
  const { data: home } = await api
    .from('properties')
    .insert({ title: 'Casa en Mérida', location: 'Mérida', price: 2_500_000 })
    .select('id')
    .single()
    .throwOnError()

  await page.getByRole('button', { name: 'Nuevo Cliente' }).first().tap()
  await page.getByLabel(/^Nombre\*?$/).fill('Ana')
  await page.getByLabel(/^Apellidos\*?$/).fill('Núñez')
  await page.getByLabel(/^Teléfono\*?$/).fill('55 1234 5678')
  await page.getByText('Más datos', { exact: true }).tap()
  await page.getByRole('button', { name: 'Es el mismo número' }).tap()
  await expect(page.getByRole('button', { name: 'Guardar cliente' })).toBeInViewport()
  await page.getByRole('button', { name: 'Guardar cliente' }).tap()
  await expectToast(page, 'Cliente creado exitosamente')

  const row = clientList(page).getByRole('listitem').first()
  await expect(row.getByRole('link', { name: 'Llamar a Ana' })).toHaveAttribute(
    'href',
    'tel:+525512345678',
  )
  const popup = page.waitForEvent('popup')
  await row.getByRole('button', { name: 'Enviar WhatsApp a Ana' }).tap()
  await (await popup).waitForURL(/^https:\/\/wa\.me\/525512345678/)

  const { data: client } = await api.from('clients').select('id').single().throwOnError()
  const { data: stage } = await api
    .from('opportunity_stages')
    .select('id')
    .order('order_index')
    .limit(1)
    .single()
    .throwOnError()
  const { data: opportunity } = await api
    .from('opportunities')
    .insert({ client_id: client.id, property_id: home.id, stage_id: stage.id })
    .select('id')
    .single()
    .throwOnError()
  await page.getByRole('tab', { name: 'Oportunidades' }).tap()
  await page.getByRole('button', { name: /^Mover a/ }).tap()
  await page.getByRole('menuitem', { name: 'Contactado' }).tap()
  await expectToast(page, 'Oportunidad actualizada exitosamente')
  await expectStage(opportunity.id, 'Contactado')
  await page.getByRole('button', { name: 'Prospecto: ir a otra etapa' }).tap()
  await page.getByRole('menuitem', { name: 'Contactado · 1' }).tap()
  await expect(cardIn(page, 'Contactado')).toBeInViewport()
  await page.getByRole('button', { name: 'Elegir varias' }).tap()
  await expect(page.getByText('Marca las que quieras')).toBeVisible()
  await cardIn(page, 'Contactado').tap()
  await expect(page.getByText('1 elegida')).toBeVisible()
  await page.getByRole('button', { name: 'Dejar de elegir' }).tap()
  // The selected tab is scrolled into view, even if it is the last one of a row wider than the phone.
  await page.getByRole('tab', { name: 'Interacciones' }).tap()
  await expect(page.getByRole('tab', { name: 'Interacciones' })).toBeInViewport({ ratio: 1 })
})
