import { expect, test, type Locator, type Page } from '@playwright/test'
import { createAgentWithClient, stubForWhatsApp } from './support/activities.ts'
import { entry } from './support/dashboard.ts'
import { clientOf, signIn } from './support/people.ts'
import { readPdf } from './support/read-pdf.ts'

async function open(page: Page): Promise<void> {
  await entry(page, 'Calculadora').click()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Calculadora de comisiones' }),
  ).toBeVisible()
}

function price(page: Page): Locator {
  return page.getByLabel('Valor de la propiedad')
}

test('EXPORT-14 EXPORT-15 a result is copied, saved as a PDF, sent by WhatsApp and printed', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient('+525512345678')
  await signIn(page, agent)
  await open(page)
  await price(page).fill('2500000')
  await page.getByRole('button', { name: 'Copiar' }).click()
  await expect(page.getByText('Copiado al portapapeles')).toBeVisible()
  const copied = await page.evaluate<string>('navigator.clipboard.readText()')
  expect(copied).toContain('Comisión (3 %): $75,000.00\nIVA (16 %): $12,000.00')
  expect(copied).toContain('no es asesoría fiscal')

  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  expect((await file).suggestedFilename()).toBe('comision-venta-2500000.pdf')
  const text = await readPdf(await file)
  expect(text).toContain('Venta de $2,500,000.00')
  expect(text).toContain('Total a cobrar $87,000.00')

  await page.getByRole('button', { name: 'WhatsApp' }).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Elegir un contacto en WhatsApp' }).click()
  await (await popup).waitForURL(`https://wa.me/?text=${encodeURIComponent(copied)}`)

  await page.getByRole('button', { name: 'WhatsApp' }).click()
  await page.getByRole('menuitem', { name: 'Enviar a un cliente' }).click()
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: /^Ana Núñez/ }).click()
  await page.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await expect(page.getByText('Mensaje de WhatsApp enviado')).toBeVisible()
  const api = await clientOf(agent)
  const { data } = await api.from('whatsapp_messages').select('content, client_id').throwOnError()
  expect(data).toEqual([{ content: copied, client_id: agent.clientId }])

  // Only the report is printed.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comisión inmobiliaria')
  await expect(page.getByText('Preparado el')).toBeVisible()
  await expect(price(page)).toBeHidden()
})
