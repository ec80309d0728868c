import { randomUUID } from 'node:crypto'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { entry, expectSection } from './support/dashboard.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { scrollAtRest } from './support/page.ts'
import { clientOf, createPerson, signIn } from './support/people.ts'
import { addRecords, type Records } from './support/records.ts'
import { serverUrl } from './support/server.ts'

type Kind = keyof Records

interface Case {
  kind: Kind
  title: string
  shown: (page: Page) => Locator
  menu?: string
  /**
   * True for one case of each way to show a record (a page, a dialog over its list, a row of a section, a form); the gate tests only
   * these.
   */
  isInGate?: boolean
  notFound: string
  toList: string
}

const dialog = (field: string, value: string) => (page: Page) =>
  page
    .getByRole('dialog')
    .filter({ has: page.locator(`input[value="${value}"]`) })
    .getByLabel(field)
const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 2, name })

const CASES: readonly Case[] = [
  {
    kind: 'clientes',
    title: 'Ana Pech',
    shown: heading('Ana Pech'),
    menu: 'Más acciones',
    isInGate: true,
    notFound: 'Cliente no encontrado',
    toList: 'Ver mis clientes',
  },
  {
    kind: 'oportunidades',
    title: 'Oportunidad de Ana Pech',
    shown: (page) => page.getByRole('dialog', { name: 'Editar Oportunidad' }),
    notFound: 'Oportunidad no encontrada',
    toList: 'Ver mis oportunidades',
  },
  {
    kind: 'tareas',
    title: 'Llamar a Ana',
    shown: dialog('Título', 'Llamar a Ana'),
    isInGate: true,
    notFound: 'Tarea no encontrada',
    toList: 'Ver mis tareas',
  },
  {
    kind: 'interacciones',
    title: 'Visita con Ana',
    shown: dialog('Asunto', 'Visita con Ana'),
    notFound: 'Interacción no encontrada',
    toList: 'Ver mis interacciones',
  },
  {
    kind: 'propiedades',
    title: 'Casa de Ana',
    shown: heading('Casa de Ana'),
    menu: 'Más acciones',
    notFound: 'Propiedad no encontrada',
    toList: 'Ver mis propiedades',
  },
  {
    kind: 'documentos',
    title: 'Contrato de Ana',
    shown: heading('Contrato de Ana'),
    menu: 'Más acciones',
    notFound: 'Documento no encontrado',
    toList: 'Ver mis documentos',
  },
  {
    kind: 'scripts',
    title: 'Saludo para Ana',
    shown: dialog('Título', 'Saludo para Ana'),
    notFound: 'Script no encontrado',
    toList: 'Ver mis scripts',
  },
  {
    kind: 'profesionales',
    title: 'Plomero de Ana',
    shown: (page) => page.getByRole('article', { name: 'Plomero de Ana' }),
    menu: 'Compartir',
    isInGate: true,
    notFound: 'Profesional no encontrado',
    toList: 'Ver mi directorio',
  },
  {
    kind: 'valuaciones',
    title: 'Valor de Ana',
    shown: (page) => page.getByText('Estás viendo «Valor de Ana».'),
    isInGate: true,
    notFound: 'Valuación no encontrada',
    toList: 'Ver mis valuaciones',
  },
]

const TESTED = process.env['PREDIO_TEST_FULL'] ? CASES : CASES.filter(({ isInGate }) => isInGate)

const pathOf = (kind: Kind, id: string) => `/dashboard/${kind}/${id}`

/** The list of tasks opens with the tasks of today (VIEW-31). */
const TODAY = /\/dashboard\/tareas\?abierta=si&vence=hoy$/

async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(`(() => {
    history.pushState({ idx: 1, key: crypto.randomUUID() }, '', ${JSON.stringify(path)})
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })()`)
}

const PRESS_ESCAPE_TWICE = `for (const _ of [1, 2]) document.activeElement.dispatchEvent(
  new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))`

test('ADDR-01 ADDR-04 ADDR-05 the address of each kind of record opens after a reload, can be copied, and reports a missing record', async ({
  page,
  context,
}) => {
  test.slow()
  const problems = watchConsole(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const person = await createPerson()
  const records = await addRecords(person)
  await signIn(page, person, '/dashboard/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible()
  for (const { kind, title, shown, menu, notFound, toList } of TESTED) {
    await test.step(kind, async () => {
      const path = pathOf(kind, records[kind])
      await page.goto(path)
      await expect(shown(page)).toBeVisible()
      await expect(page).toHaveTitle(`${title} · Predio`)
      if (menu) await page.getByRole('button', { name: menu }).first().click()
      await page.getByRole(menu ? 'menuitem' : 'button', { name: 'Copiar enlace interno' }).click()
      await expect(page.getByText('Enlace interno copiado').last()).toBeVisible()
      await expect
        .poll(() => page.evaluate('navigator.clipboard.readText()'))
        .toBe(`${serverUrl()}${path}`)

      await go(page, pathOf(kind, randomUUID()))
      await expect(heading(notFound)(page)).toBeVisible()
      await expect(page).toHaveTitle(`${notFound} · Predio`)
      await page.getByRole('link', { name: toList }).click()
      await expect(page).toHaveURL(kind === 'tareas' ? TODAY : /\/dashboard$/)
      await expect(heading(notFound)(page)).toHaveCount(0)
    })
  }
  expect(problems).toEqual([])
})

test('ADDR-03 ADDR-06 after signing in the requested address opens, and closing the record leads to its list', async ({
  page,
}) => {
  const person = await createPerson()
  const { tareas, clientes } = await addRecords(person)
  await page.goto(pathOf('tareas', tareas))
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel(/^Email\*?$/).fill(person.email)
  await page.getByLabel(/^Contraseña\*?$/).fill(person.password)
  await page.getByLabel(/^Contraseña\*?$/).press('Enter')
  await expect(page).toHaveURL(pathOf('tareas', tareas))
  const title = page.getByRole('dialog').getByLabel('Título')
  await expect(title).toHaveValue('Llamar a Ana')
  await expect(title).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(TODAY)
  await expect(page.getByRole('tab', { name: 'Tareas', selected: true })).toBeVisible()

  await go(page, pathOf('clientes', clientes))
  await expect(heading('Ana Pech')(page)).toBeVisible()
  await entry(page, 'Documentos').click()
  await expectSection(page, 'Documentos')
  await page.goBack()
  await expect(heading('Ana Pech')(page)).toBeVisible()
  await page.getByRole('link', { name: 'Llamar a Ana' }).click()
  await expect(page).toHaveURL(pathOf('tareas', tareas))
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await expect(heading('Ana Pech')(page)).toBeVisible()
})

test('ADDR-03 a record opens over its list, and Back, Escape or a reload returns to the same place', async ({
  page,
  context,
}) => {
  const person = await createPerson()
  const records = await addRecords(person)
  const api = await clientOf(person)
  const many = Array.from({ length: 60 }, (_, at) => ({ title: `Tarea ${at}` }))
  await api.from('tasks').insert(many).throwOnError()
  await signIn(page, person)
  await entry(page, 'CRM').click()
  await page.getByRole('tab', { name: 'Tareas' }).click()
  await page.getByRole('link', { name: /^Todas/ }).click()
  const items = page.getByRole('list', { name: 'Tareas' }).locator('> li')
  await expect(items.first()).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 3000)
    expect(Number(await items.last().getAttribute('aria-posinset'))).toBeGreaterThan(50)
  }).toPass()
  const name = await items.last().getByRole('link').innerText()
  const link = page.getByRole('list', { name: 'Tareas' }).getByRole('link', { name, exact: true })
  await link.scrollIntoViewIfNeeded()
  const place = await scrollAtRest(page)
  expect(place).toBeGreaterThan(1000)
  const pressTwice = () => page.evaluate(PRESS_ESCAPE_TWICE)
  for (const leave of [() => page.goBack(), pressTwice]) {
    await link.click()
    await expect(page.getByRole('dialog').getByLabel('Título')).toHaveValue(name)
    await expect(page).toHaveURL(/\/dashboard\/tareas\/[\da-f-]{36}$/)
    await expect(page.getByRole('dialog').getByLabel('Título')).toBeFocused()
    await leave()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/dashboard\/tareas$/)
    await expect(link).toBeFocused()
    // Heights of rows are measured again, so the position may differ by rounding.
    await expect
      .poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - place))
      .toBeLessThanOrEqual(2)
    await expect(page.getByRole('link', { name: /^Todas/ })).toHaveAttribute('aria-current', 'page')
  }
  await page.reload()
  await expect(link).toBeInViewport()
  await page.getByRole('tab', { name: 'Oportunidades' }).click()
  const card = page.getByRole('row', { name: 'Ana Pech' })
  await card.click({ position: { x: 20, y: 12 } })
  await expect(page).toHaveURL(pathOf('oportunidades', records.oportunidades))
  await expect(page.getByRole('dialog', { name: 'Editar Oportunidad' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const opening = context.waitForEvent('page')
  await card.click({ position: { x: 20, y: 12 }, modifiers: ['ControlOrMeta'] })
  await expect((await opening).getByRole('dialog', { name: 'Editar Oportunidad' })).toBeVisible()
})
