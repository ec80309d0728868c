import { expect, test } from '@playwright/test'
import { createAgentWithClient, openTab, standInForWhatsApp } from './support/activities.ts'
import { entry } from './support/dashboard.ts'
import { clientOf, signIn } from './support/people.ts'

const NUMBER = '+525512345678'

test('the greeting is recorded and opens in WhatsApp', async ({ page }) => {
  await standInForWhatsApp(page)
  const agent = await createAgentWithClient(NUMBER)
  await openTab(page, agent, 'Clientes')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar WhatsApp a Ana' }).click()
  const text = 'Hola Ana, ¿cómo estás?'
  await (await popup).waitForURL(`https://wa.me/525512345678?text=${encodeURIComponent(text)}`)
  await expect(page.getByText('Mensaje de WhatsApp enviado')).toBeVisible()
  const { data } = await (
    await clientOf(agent)
  )
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

test('a client without a number gets the text of the specification, and no record', async ({
  page,
}) => {
  const agent = await createAgentWithClient(null)
  await openTab(page, agent, 'Clientes')
  await page.getByRole('button', { name: 'Enviar WhatsApp a Ana' }).click()
  await expect(page.getByText('Cliente no tiene número de WhatsApp registrado')).toBeVisible()
  const { data } = await (
    await clientOf(agent)
  )
    .from('whatsapp_messages')
    .select('id')
    .throwOnError()
  expect(data).toEqual([])
})

test('a blocked window still offers the link', async ({ page }) => {
  await standInForWhatsApp(page)
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

test('a message that cannot be recorded is not sent', async ({ page }) => {
  await standInForWhatsApp(page)
  const agent = await createAgentWithClient(NUMBER)
  await page.route('**/rest/v1/whatsapp_messages*', (route) => route.abort())
  await openTab(page, agent, 'Clientes')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar WhatsApp a Ana' }).click()
  await expect(page.getByText('Error al contactar al cliente')).toBeVisible()
  expect((await popup).isClosed()).toBe(true)
})

test('a script is sent as a template with its variables filled', async ({ page }) => {
  await standInForWhatsApp(page)
  const agent = await createAgentWithClient(NUMBER)
  const api = await clientOf(agent)
  const { data: script } = await api
    .from('sales_scripts')
    .insert({
      title: 'Visita',
      content: 'Hola {{nombre}}, ¿vemos {{propiedad}}?',
      category: 'cierre',
    })
    .select('id')
    .single()
    .throwOnError()
  await signIn(page, agent)
  await entry(page, 'Prospección').click()
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar WhatsApp' })
  await dialog.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await expect(dialog.getByLabel('Mensaje')).toHaveValue('Hola Ana, ¿vemos {{propiedad}}?')
  await expect(dialog).toContainText('cambia {{propiedad}} antes de enviar')
  await dialog.getByLabel('Mensaje').fill('Hola Ana, ¿vemos la casa?')
  const popup = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await (await popup).waitForURL(/^https:\/\/wa\.me\/525512345678/)
  await expect(dialog).toBeHidden()
  const { data } = await api.from('whatsapp_messages').select('content, template_id').throwOnError()
  expect(data).toEqual([{ content: 'Hola Ana, ¿vemos la casa?', template_id: script.id }])
})
