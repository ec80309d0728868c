import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { queryClient } from '../../lib/data/query-client.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../../ui/testing/stub-window-open.ts'
import { toasts } from '../../ui/toast.ts'
import { WhatsAppDialog } from './whatsapp-dialog.tsx'

const message = () => page.getByRole('textbox', { name: /^Mensaje/ })
const send = () => page.getByRole('button', { name: 'Abrir WhatsApp' })

it('WHATSAPP-08 a script is filled with the chosen client and property, and recorded with both', async () => {
  const windows = stubWindowOpen()
  const agent = await createAgentWithClient(accounts(), '+525512345678')
  const admin = accounts().admin()
  const { data: script } = await admin
    .from('sales_scripts')
    .insert({
      user_id: agent.id,
      title: 'Visita',
      content: 'Hola {{nombre}}, ¿vemos {{propiedad}} de {{precio}}?',
      category: 'cierre',
    })
    .select('id')
    .single()
    .throwOnError()
  const { data: home } = await admin
    .from('properties')
    .insert({ user_id: agent.id, title: 'Casa en Mérida', location: 'Mérida', price: 2_500_000 })
    .select('id')
    .single()
    .throwOnError()
  const onClose = vi.fn<() => void>()
  await renderScreen(<WhatsAppDialog templateId={script.id} onClose={onClose} />, {
    person: agent,
  })
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(message()).toHaveValue('Hola Ana, ¿vemos {{propiedad}} de {{precio}}?')
  const warning = page.getByText('Faltan datos: cambia {{propiedad}}, {{precio}} antes de enviar.')
  await expect.element(warning).toBeVisible()
  await page.getByRole('combobox', { name: 'Propiedad de la que hablas' }).fill('merida')
  await page.getByRole('option', { name: 'Casa en Mérida' }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  const content = 'Hola Ana, ¿vemos Casa en Mérida de $2,500,000?'
  await expect.element(message()).toHaveValue(content)
  await expect.element(warning).not.toBeInTheDocument()
  await send().click()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  expect(windows[0]?.url()).toMatch(/^https:\/\/wa\.me\/525512345678/)
  const { data } = await admin
    .from('whatsapp_messages')
    .select('content, template_id, property_id')
    .eq('user_id', agent.id)
    .throwOnError()
  expect(data).toEqual([{ content, template_id: script.id, property_id: home.id }])
})

it('WHATSAPP-05 WHATSAPP-09 PROP-61 the form requires client and text but no property, and shows a failure beside the button', async () => {
  const windows = stubWindowOpen()
  const agent = await createAgentWithClient(accounts(), '+525512345678')
  await renderScreen(<WhatsAppDialog onClose={() => undefined} />, { person: agent })
  const noListings = 'Todavía no tienes propiedades. Escribe el nombre de una para agregarla.'
  await expect.element(page.getByText(noListings)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Configurar' })).not.toBeInTheDocument()
  await send().click()
  await expect.element(page.getByText('Selecciona un cliente')).toBeVisible()
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(message()).toHaveValue(expect.stringContaining('Ana'))
  await message().fill(' ')
  await send().click()
  await expect.element(page.getByText('Escribe el mensaje')).toBeVisible()
  expect(windows).toEqual([])
  interceptFetch(
    ({ method, url }) => method === 'POST' && url.includes('/rest/v1/whatsapp_messages'),
    () => new Response('{}', { status: 400 }),
  )
  await message().fill('Hola Ana')
  await send().click()
  const form = page.elementLocator(message().element().closest('form')!)
  await expect.element(form.getByText('Error al contactar al cliente')).toBeVisible()
  expect(toasts.visibleToasts).toEqual([])
  await expect.poll(() => windows.map(({ isClosed }) => isClosed())).toEqual([true])
})

it('WHATSAPP-09 a message can be sent while the number is read again after a change on another device', async () => {
  const agent = await createAgentWithClient(accounts(), '+525512345678')
  await renderScreen(<WhatsAppDialog onClose={() => undefined} />, { person: agent })
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await expect.element(message()).toHaveValue(expect.stringContaining('Ana'))
  const again = interceptFetch(
    ({ url }) => url.includes('/rest/v1/clients'),
    () => new Promise(() => {}),
  )
  void queryClient.invalidateQueries({ queryKey: ['clients'] })
  await expect.poll(again.count).toBeGreaterThan(0)
  await expect.element(send()).toBeEnabled()
})
