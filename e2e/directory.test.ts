import { expect, test, type Locator, type Page } from '@playwright/test'
import type { TablesInsert } from '../domain/src/database/index.ts'
import { stubForWhatsApp } from './support/activities.ts'
import { entry } from './support/dashboard.ts'
import { clientOf, createPerson, signIn, type Account } from './support/people.ts'

type Row = Omit<TablesInsert<'professionals'>, 'user_id'>

const CANUL = {
  name: 'Plomería Canul',
  profession: 'fontanero',
  specialty: 'Bombas y fugas',
  phone: '+529995550166',
  email: null,
  address: 'Itzimná, Mérida',
  rating: 4,
  notes: 'Atiende de noche',
} satisfies Row

const OTHERS: Row[] = [
  {
    ...CANUL,
    name: 'Rosa Euán',
    profession: 'electricista',
    specialty: 'Paneles',
    phone: '+13055551234',
    notes: null,
  },
  {
    ...CANUL,
    name: 'Wilbert Chan',
    profession: 'carpintero',
    specialty: null,
    phone: '+529995550177',
    address: null,
  },
]

function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true })
}

async function open(page: Page): Promise<void> {
  await entry(page, 'Directorio').click()
  await expect(
    page.getByRole('heading', { level: 2, name: 'Profesionales de confianza' }),
  ).toBeVisible()
}

/** An agent who has these, at Directorio. */
async function openWith(page: Page, rows: readonly Row[]): Promise<Account> {
  const person = await createPerson()
  const api = await clientOf(person)
  await api
    .from('professionals')
    .insert([...rows])
    .throwOnError()
  await signIn(page, person)
  await open(page)
  return person
}

test('PRO-14 the search of the dashboard finds a professional by telephone and by trade', async ({
  page,
}) => {
  await openWith(page, [CANUL, ...OTHERS])
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.getByRole('button', { name: /^Buscar/ }).click()
  await page.getByRole('combobox', { name: 'Buscar' }).fill('999 555-0166')
  await expect(page.getByRole('option', { name: /Plomería Canul/ })).toContainText('999 555 0166')
  // Another answer between the two: a press on what the first one left would be lost when the second comes.
  await page.getByRole('combobox', { name: 'Buscar' }).fill('electricista')
  await expect(page.getByRole('option', { name: /Rosa Euán/ })).toBeVisible()
  await expect(page.getByRole('option', { name: /Plomería Canul/ })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Buscar' }).fill('fontanero canul')
  await page.getByRole('option', { name: /Plomería Canul/ }).click()
  const field = page.getByRole('searchbox', { name: 'Buscar profesionales' })
  await expect(field).toHaveValue('Plomería Canul')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('PRO-13 a professional is copied, and recommended to a client by WhatsApp', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stubForWhatsApp(page)
  const person = await openWith(page, [CANUL])
  const api = await clientOf(person)
  await api
    .from('clients')
    .insert({ type: 'comprador', first_name: 'Ana', last_name: 'Núñez', whatsapp: '+529991112233' })
    .throwOnError()
  const canul = card(page, CANUL.name)
  const share = canul.getByRole('button', { name: 'Compartir' })
  await share.click()
  await page.getByRole('menuitem', { name: 'Copiar sus datos' }).click()
  await expect(page.getByText('Copiado al portapapeles')).toBeVisible()
  const text =
    'Plomería Canul\nFontanero (plomero) · Bombas y fugas\nTel. +52 999 555 0166\nItzimná, Mérida'
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(text)

  await share.click()
  const chat = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Elegir el chat en WhatsApp' }).click()
  const recommended = `Te recomiendo a este profesional:\n\n${text}`
  await (await chat).waitForURL((address) => address.searchParams.get('text') === recommended)

  await share.click()
  await page.getByRole('menuitem', { name: 'Enviar a un cliente' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar WhatsApp' })
  await dialog.getByRole('combobox', { name: /Cliente/ }).fill('Ana')
  await page.getByRole('option', { name: /Ana Núñez/ }).click()
  await expect(dialog.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(
    /Te recomiendo a este profesional/,
  )
  await dialog.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await expect(page.getByText('Mensaje de WhatsApp enviado')).toBeVisible()
  const { data } = await api.from('whatsapp_messages').select('content').throwOnError()
  expect(data).toEqual([{ content: expect.stringContaining(text) }])
})
