import { expect, test } from '@playwright/test'
import { createAgentWithClient, openTab, stubForWhatsApp } from './support/activities.ts'
import { entry } from './support/dashboard.ts'
import { clientOf, signIn } from './support/people.ts'

const NUMBER = '+525512345678'

test('the greeting opens in WhatsApp only once it is recorded; without a number it says so', async ({
  page,
}) => {
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient(NUMBER)
  const api = await clientOf(agent)
  await api
    .from('clients')
    .insert({ type: 'comprador', first_name: 'Eva', last_name: 'Uc', phone: '+529991112233' })
    .throwOnError()
  await openTab(page, agent, 'Clientes')
  await expect(page.getByRole('link', { name: 'Llamar a Eva' })).toHaveAttribute(
    'href',
    'tel:+529991112233',
  )
  await page.getByRole('button', { name: 'Enviar WhatsApp a Eva' }).click()
  await expect(page.getByText('Cliente no tiene número de WhatsApp registrado')).toBeVisible()

  await page.route('**/rest/v1/whatsapp_messages*', (route) => route.abort())
  const refused = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar WhatsApp a Ana' }).click()
  await expect(page.getByText('Error al contactar al cliente')).toBeVisible()
  expect((await refused).isClosed()).toBe(true)
  await page.unroute('**/rest/v1/whatsapp_messages*')

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar WhatsApp a Ana' }).click()
  const text = 'Hola Ana, ¿cómo estás?'
  await (await popup).waitForURL(`https://wa.me/525512345678?text=${encodeURIComponent(text)}`)
  await expect(page.getByText('Mensaje de WhatsApp enviado')).toBeVisible()
  const { data } = await api
    .from('whatsapp_messages')
    .select('client_id, content, direction, status, template_id, metadata')
    .throwOnError()
  expect(data).toEqual([
    {
      client_id: agent.clientId,
      content: text,
      direction: 'outbound',
      status: 'sent',
      template_id: null,
      metadata: {},
    },
  ])
})

test('a blocked window still offers the link', async ({ page }) => {
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient(NUMBER)
  await page.addInitScript(`
    const open = window.open.bind(window)
    window.open = (url, ...rest) => (url === '' ? null : open(url, ...rest))
  `)
  await openTab(page, agent, 'Clientes')
  await page.getByRole('button', { name: 'Enviar WhatsApp a Ana' }).click()
  await expect(page.getByText('Tu navegador no dejó abrir WhatsApp')).toBeVisible()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await (await popup).waitForURL(/^https:\/\/wa\.me\/525512345678\?text=Hola%20Ana/)
})

test('a script is sent as a template, filled with the client and the property it is about', async ({
  page,
}) => {
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient(NUMBER)
  const api = await clientOf(agent)
  const { data: script } = await api
    .from('sales_scripts')
    .insert({
      title: 'Visita',
      content: 'Hola {{nombre}}, ¿vemos {{propiedad}} de {{precio}}?',
      category: 'cierre',
    })
    .select('id')
    .single()
    .throwOnError()
  const { data: home } = await api
    .from('properties')
    .insert({ title: 'Casa en Mérida', location: 'Mérida', price: 2_500_000 })
    .select('id')
    .single()
    .throwOnError()
  await signIn(page, agent)
  await entry(page, 'Prospección').click()
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar WhatsApp' })
  await dialog.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await expect(dialog.getByLabel('Mensaje')).toHaveValue(
    'Hola Ana, ¿vemos {{propiedad}} de {{precio}}?',
  )
  await expect(dialog).toContainText('cambia {{propiedad}}, {{precio}} antes de enviar')
  await dialog.getByRole('combobox', { name: 'Propiedad de la que hablas' }).fill('merida')
  await page.getByRole('option', { name: 'Casa en Mérida' }).click()
  const text = 'Hola Ana, ¿vemos Casa en Mérida de $2,500,000?'
  await expect(dialog.getByLabel('Mensaje')).toHaveValue(text)
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await (await popup).waitForURL(/^https:\/\/wa\.me\/525512345678/)
  await expect(dialog).toBeHidden()
  const { data } = await api
    .from('whatsapp_messages')
    .select('content, template_id, property_id')
    .throwOnError()
  expect(data).toEqual([{ content: text, template_id: script.id, property_id: home.id }])
})
