import { expect, test, type Page } from '@playwright/test'
import { createAgentWithClient, stubForWhatsApp } from '../support/activities.ts'
import { openClient } from '../support/crm.ts'
import { entry } from '../support/dashboard.ts'
import { signIn } from '../support/people.ts'
import { choose } from '../support/properties.ts'
import { readPdf } from '../support/read-pdf.ts'

const VALUE = '$12,152,125'

async function open(page: Page): Promise<void> {
  await entry(page, 'Estimador').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Estimador de valor' })).toBeVisible()
}

async function fillHouse(page: Page): Promise<void> {
  await choose(page, 'Estado', 'Yucatán')
  await page.getByLabel('Colonia').fill('col. altabrisa')
  await page.getByLabel(/^Construcción/).fill('240')
  await page.getByRole('textbox', { name: /^Terreno/ }).fill('320 ')
  await page.getByLabel('Antigüedad').fill('8')
  await page.getByText('Alberca (+8 %)').click()
}

test('EST-25 EST-26 EST-33 an estimate is saved for a client and as a PDF, sent, and reopened from the client’s page', async ({
  page,
}) => {
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient('+525512345678')
  await signIn(page, agent)
  await open(page)
  await fillHouse(page)
  await page.getByRole('button', { name: 'Calcular valor' }).click()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  expect((await file).suggestedFilename()).toBe('estimacion-col-altabrisa-yucatan.pdf')
  const text = await readPdf(await file)
  expect(text).toContain('Residencial en col. altabrisa, Yucatán')
  expect(text).toContain('Valor estimado $12,152,125')
  expect(text).toContain('En 5 años $16,262,285')
  expect(text).toContain('no es un avalúo')

  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Guardar valuación' })
  await dialog.getByLabel('Nombre').fill('Casa de Ana')
  await dialog.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: /^Ana Núñez/ }).click()
  await dialog.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'WhatsApp' }).click()
  await page.getByRole('menuitem', { name: 'Enviar a un cliente' }).click()
  const message = page.getByRole('dialog', { name: 'Enviar WhatsApp a Ana' })
  await expect(message.getByLabel('Mensaje', { exact: false }).last()).toHaveValue(
    /Valor estimado: \$12,152,125/,
  )
  await message.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await expect(page.getByText('Mensaje de WhatsApp enviado')).toBeVisible()

  await entry(page, 'CRM').click()
  await openClient(page, 'Ana Núñez')
  const valuations = page.getByRole('list', { name: 'Valuaciones' })
  await expect(valuations.getByRole('listitem')).toHaveText([/^Casa de Ana\$12,152,125/])
  await valuations.getByRole('link', { name: 'Casa de Ana' }).click()
  await expect(page.getByText('Estás viendo «Casa de Ana».')).toBeVisible()
  await expect(page.getByRole('status', { name: 'Valor estimado' })).toHaveText(VALUE)
})
