import { expect, test } from '@playwright/test'
import { createAgentWithClient, openTab, stubForWhatsApp } from '../support/activities.ts'

test('WHATSAPP-05 the greeting from the list of clients opens in WhatsApp after it is recorded', async ({
  page,
}) => {
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient('+525512345678')
  await openTab(page, agent, 'Clientes')
  await expect(page.getByRole('link', { name: 'Llamar a Ana' })).toHaveAttribute(
    'href',
    'tel:+525512345678',
  )
  const greet = page.getByRole('button', { name: 'Enviar WhatsApp a Ana' })
  await page.route('**/rest/v1/whatsapp_messages*', (route) => route.abort())
  const refused = page.waitForEvent('popup')
  await greet.click()
  await expect(page.getByText('Error al contactar al cliente')).toBeVisible()
  await expect.poll(async () => (await refused).isClosed()).toBe(true)
  await page.unroute('**/rest/v1/whatsapp_messages*')

  const popup = page.waitForEvent('popup')
  await greet.click()
  await expect(page.getByText('Mensaje de WhatsApp enviado')).toBeVisible()
  const text = encodeURIComponent('Hola Ana, ¿cómo estás?')
  await (await popup).waitForURL(`https://wa.me/525512345678?text=${text}`)
})
