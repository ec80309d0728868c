import { expect, test, type Locator, type Page } from '@playwright/test'
import type { TablesInsert } from '../domain/src/database/index.ts'
import { stubForWhatsApp } from './support/activities.ts'
import { enter, entry } from './support/dashboard.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { admin, clientOf, createPerson, signIn, type Account } from './support/people.ts'

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

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`\\b${field}\\b`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function stored(person: Account) {
  const { data } = await admin()
    .from('professionals')
    .select()
    .eq('user_id', person.id)
    .throwOnError()
  return data
}

test('an empty directory invites; the form says what is wrong, field by field', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await enter(page)
  await open(page)
  await expect(page.getByText('Tu directorio está vacío')).toBeVisible()
  await page.getByRole('button', { name: 'Agregar al primero' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo Profesional' })
  const add = dialog.getByRole('button', { name: 'Agregar', exact: true })
  await add.click()
  await expect(dialog.getByText('El nombre debe tener al menos 2 caracteres')).toBeVisible()
  await expect(dialog.getByText('Selecciona una profesión')).toBeVisible()
  const phoneFault = 'El número de teléfono debe tener entre 10 y 13 dígitos'
  await expect(dialog.getByText(phoneFault)).toBeVisible()
  await expect(dialog.getByLabel('Nombre')).toBeFocused()

  await dialog.getByLabel('Nombre').fill('a'.repeat(101))
  await dialog.getByLabel('Especialidad').fill('a'.repeat(101))
  await dialog.getByLabel('Email').fill('correo')
  await dialog.getByLabel('Dirección').fill('a'.repeat(201))
  await dialog.getByLabel('Notas').fill('a'.repeat(1001))
  for (const text of [
    'El nombre no puede exceder los 100 caracteres',
    'La especialidad no puede exceder los 100 caracteres',
    'Email inválido',
    'La dirección no puede exceder los 200 caracteres',
    'Las notas no pueden exceder los 1000 caracteres',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible()
  }

  await dialog.getByLabel('Nombre').fill('  Plomería Canul ')
  await dialog.getByLabel('Especialidad').fill('Bombas')
  await dialog.getByLabel('Email').fill('')
  await dialog.getByLabel('Dirección').fill('Itzimná, Mérida')
  await dialog.getByLabel('Notas').fill('')
  await choose(page, 'Profesión', 'Fontanero (plomero)')
  // A digit is missing: each such number is questioned once, and the second press takes it.
  await dialog.getByLabel('Teléfono').fill('(999) 555-016')
  await add.click()
  await expect(dialog.getByText(/¿Falta un dígito\?/)).toBeVisible()
  await expect(dialog.getByLabel('Teléfono')).toBeFocused()
  await dialog.getByLabel('Teléfono').fill('(999) 555-017')
  await expect(dialog.getByText(/¿Falta un dígito\?/)).toBeHidden()
  await add.click()
  await expect(dialog.getByText(/¿Falta un dígito\?/)).toBeVisible()
  await expect(dialog.getByRole('radio', { name: '5 estrellas' })).toBeChecked()
  await dialog.getByRole('radio', { name: '5 estrellas' }).press('ArrowLeft')
  await add.click()
  await expect(page.getByText('Profesional agregado exitosamente')).toBeVisible()
  await expect(card(page, 'Plomería Canul')).toContainText('4 estrellas')
  expect(await stored(person)).toMatchObject([
    {
      name: 'Plomería Canul',
      profession: 'fontanero',
      phone: '+52999555017',
      email: null,
      rating: 4,
      notes: null,
    },
  ])
  expect(problems).toEqual([])
})

test('is searched by name, specialty, telephone, notes and address, and filtered by profession and specialty', async ({
  page,
}) => {
  await openWith(page, [CANUL, ...OTHERS])
  await expect(page.getByText('3 profesionales')).toBeVisible()
  // A number of another country is shown, called and written to as what it is.
  const rosa = card(page, 'Rosa Euán')
  await expect(rosa).toContainText('+1 305 555 1234')
  await expect(rosa.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    'tel:+13055551234',
  )
  await expect(rosa.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/13055551234',
  )
  const search = page.getByRole('searchbox', { name: 'Buscar profesionales' })
  for (const [text, names] of [
    ['plomeria', ['Plomería Canul']],
    ['DE NOCHE', ['Plomería Canul', 'Wilbert Chan']],
    ['itzimna merida', ['Plomería Canul', 'Rosa Euán']],
    ['bombas', ['Plomería Canul']],
    ['(999) 555-0166', ['Plomería Canul']],
    ['nadie así', []],
  ] as const) {
    await search.fill(text)
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([...names])
  }
  await expect(page.getByText('Ningún profesional coincide')).toBeVisible()
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)

  await choose(page, 'Profesión', 'Electricista')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Rosa Euán'])
  await page.getByRole('button', { name: /\bEspecialidad\b/ }).click()
  await expect(page.getByRole('option')).toHaveText(['Todas', 'Paneles'])
  await page.getByRole('option', { name: 'Paneles' }).click()
  await choose(page, 'Profesión', 'Todas')
  await choose(page, 'Especialidad', 'Bombas y fugas')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Plomería Canul'])

  // From anywhere, by what they do.
  await page.getByRole('button', { name: /^Buscar/ }).click()
  await page.getByRole('combobox', { name: 'Buscar' }).fill('999 555-0166')
  await expect(page.getByRole('option', { name: /Plomería Canul/ })).toContainText('999 555 0166')
  await page.getByRole('combobox', { name: 'Buscar' }).fill('fontanero canul')
  await page.getByRole('option', { name: /Plomería Canul/ }).click()
  await expect(page.getByRole('searchbox', { name: 'Buscar profesionales' })).toHaveValue(
    'Plomería Canul',
  )
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('is changed, and deleted only after a question', async ({ page }) => {
  const person = await openWith(page, [CANUL])
  await card(page, CANUL.name).getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar Profesional' })
  await expect(dialog.getByLabel('Teléfono')).toHaveValue('+52 999 555 0166')
  await dialog.getByLabel('Notas').fill('Pedir factura')
  await page.route('**/rest/v1/professionals*', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Error al guardar el profesional')
  await expect(dialog.getByLabel('Notas')).toHaveValue('Pedir factura')
  await page.unroute('**/rest/v1/professionals*')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Profesional actualizado exitosamente')).toBeVisible()
  await expect(card(page, CANUL.name)).toContainText('Pedir factura')
  expect(await stored(person)).toMatchObject([{ phone: CANUL.phone, notes: 'Pedir factura' }])

  const remove = card(page, CANUL.name).getByRole('button', { name: 'Eliminar' })
  const question = page.getByRole('alertdialog', { name: '¿Eliminar al profesional?' })
  await remove.click()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(card(page, CANUL.name)).toBeVisible()
  await page.route('**/rest/v1/professionals*', (route) => route.abort())
  await remove.click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Error al eliminar el profesional')).toBeVisible()
  await page.unroute('**/rest/v1/professionals*')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText('Profesional eliminado exitosamente')).toBeVisible()
  await expect(page.getByText('Tu directorio está vacío')).toBeVisible()
  expect(await stored(person)).toEqual([])
})

test('one that another tab changed is never overwritten unseen', async ({ page }) => {
  const person = await openWith(page, [CANUL])
  await card(page, CANUL.name).getByRole('button', { name: 'Editar' }).click()
  await page.getByLabel('Notas').fill('Lo mío')
  await admin()
    .from('professionals')
    .update({ notes: 'Lo de la otra pestaña' })
    .eq('user_id', person.id)
    .throwOnError()
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect(conflict).toContainText('Lo de la otra pestaña')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect(page.getByText('Profesional actualizado exitosamente')).toBeVisible()
})

test('is called, written to, and recommended to a client by WhatsApp', async ({
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
  await expect(canul.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    'tel:+529995550166',
  )
  await expect(canul.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/529995550166',
  )

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
  const address = new URL((await chat).url())
  expect(address.searchParams.get('text')).toBe(`Te recomiendo a este profesional:\n\n${text}`)

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

test('what somebody did is noted by property, changed and deleted', async ({ page }) => {
  const person = await openWith(page, [CANUL])
  const api = await clientOf(person)
  await api
    .from('properties')
    .insert({ title: 'Casa en Mérida', location: 'Mérida', price: 2_500_000 })
    .throwOnError()
  await card(page, CANUL.name).getByRole('button', { name: 'Anotar un trabajo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Trabajos de Plomería Canul' })
  await expect(dialog.getByText('Aún no hay trabajos anotados')).toBeVisible()
  await dialog.getByRole('button', { name: 'Anotar un trabajo' }).click()
  await dialog.getByRole('button', { name: 'Anotar trabajo', exact: true }).click()
  await expect(dialog.getByText('Describe el trabajo')).toBeVisible()
  await dialog.getByLabel('Qué hizo').fill('Cambio de bomba')
  await dialog.getByRole('combobox', { name: 'Propiedad' }).fill('merida')
  await page.getByRole('option', { name: /Casa en Mérida/ }).click()
  await dialog.getByLabel('Costo').fill('4300.5')
  await dialog.getByRole('button', { name: 'Anotar trabajo', exact: true }).click()
  await expect(page.getByText('Trabajo anotado', { exact: true })).toBeVisible()
  const job = dialog.getByRole('listitem')
  await expect(job).toContainText('Casa en Mérida')
  await expect(job).toContainText('$4,300.50')
  const { data: jobs } = await api
    .from('professional_jobs')
    .select('description, cost, properties(title)')
    .throwOnError()
  expect(jobs).toEqual([
    { description: 'Cambio de bomba', cost: 4300.5, properties: { title: 'Casa en Mérida' } },
  ])

  await job.getByRole('button', { name: 'Editar Cambio de bomba' }).click()
  await dialog.getByLabel('Notas').fill('Con garantía')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByText('Trabajo actualizado')).toBeVisible()
  await expect(job).toContainText('Con garantía')
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await expect(card(page, CANUL.name)).toContainText('1 trabajo anotado')

  await card(page, CANUL.name).getByRole('button', { name: '1 trabajo anotado' }).click()
  await job.getByRole('button', { name: 'Eliminar Cambio de bomba' }).click()
  await page
    .getByRole('alertdialog', { name: '¿Eliminar el trabajo?' })
    .getByRole('button', { name: 'Eliminar' })
    .click()
  await expect(page.getByText('Trabajo eliminado')).toBeVisible()
  await expect(dialog.getByText('Aún no hay trabajos anotados')).toBeVisible()
})

test('a directory that cannot be loaded says so and is tried again', async ({ page }) => {
  const person = await createPerson()
  const api = await clientOf(person)
  await api.from('professionals').insert(CANUL).throwOnError()
  await page.route('**/rest/v1/professionals*', (route) =>
    route.fulfill({ status: 400, json: { message: 'refused' } }),
  )
  await signIn(page, person)
  await open(page)
  await expect(page.getByRole('alert')).toContainText('Error al cargar el directorio')
  await page.unroute('**/rest/v1/professionals*')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(card(page, CANUL.name)).toBeVisible()
})

testEveryLook('is accessible: the cards, the form with its faults, the jobs', async ({ page }) => {
  const problems = watchConsole(page)
  const person = await createPerson()
  const api = await clientOf(person)
  await api
    .from('professionals')
    .insert([{ ...CANUL, email: 'canul@correo.example' }, ...OTHERS])
    .throwOnError()
  await signIn(page, person)
  await page.evaluate(
    `history.replaceState({ usr: { section: 'directory' }, key: 'x', idx: 0 }, '')`,
  )
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nuevo Profesional' }).click()
  await page.getByRole('button', { name: 'Agregar', exact: true }).click()
  await expect(page.getByText('Selecciona una profesión')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await card(page, CANUL.name).getByRole('button', { name: 'Anotar un trabajo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Anotar un trabajo' }).click()
  await expect(page.getByLabel('Qué hizo')).toBeVisible()
  await expectAccessible(page)
  expect(problems).toEqual([])
})
