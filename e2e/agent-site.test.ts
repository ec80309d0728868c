import { expect, test, type Page } from '@playwright/test'
import { watchConsole } from '../test-support/watch-console.ts'
import { expectAccessible } from './support/accessibility.ts'
import { prospectsOf, publishAgentSite, type AgentSite } from './support/agent-sites.ts'
import { clientOf, signIn } from './support/people.ts'

const HOUSE = 'Casa con alberca en Itzimná'
const FLAT = 'Departamento con vista al parque'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Luis Pech')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('alert')).toContainText('Lo que escribiste sigue aquí')
  await expect(page.getByText('Escribe un teléfono o un correo')).toBeVisible()
  await expect(page.getByText('Acepta el aviso de privacidad')).toBeVisible()
  await expect(page.getByLabel('Nombre')).toHaveValue('Luis Pech')
  await page.getByLabel(/^Teléfono o WhatsApp/).fill('999 765 4321')
  await page.getByRole('checkbox', { name: /^He leído el aviso/ }).check()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(heading(page, 'Gracias, tu mensaje ya llegó')).toBeVisible()
}

async function expectInInbox({ agent, ids }: AgentSite): Promise<void> {
  expect(await prospectsOf(agent)).toEqual([
    {
      name: 'Luis Pech',
      phone: '+529997654321',
      message: `Hola, me interesa: ${HOUSE}`,
      property_id: ids[0],
    },
  ])
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('WEB-53 WEB-54 WEB-55 a visitor finds a listing by filter, opens it and writes to the agent, whose inbox has the message', async ({
    page,
    browser,
  }) => {
    const site = await publishAgentSite()
    const problems = watchConsole(page)
    await page.goto(site.path)
    await expect(heading(page, 'Marta Ruiz')).toBeVisible()
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('link', { name: 'Ver las 3 propiedades' }).click()
    await expect(cards(page)).toHaveCount(3)
    await expect(cards(page).filter({ hasText: 'Terreno' })).toContainText('Precio a consultar')

    await page.getByText('Filtros', { exact: true }).tap()
    await page.getByLabel('Operación').tap()
    await page.getByLabel('Operación').selectOption('renta')
    await expect(page).toHaveURL(`${site.path}/propiedades?operacion=renta`)
    await expect(cards(page)).toHaveText([new RegExp(FLAT)])
    await page.getByRole('link', { name: 'Quitar el filtro Renta' }).click()
    await expect(cards(page)).toHaveCount(3)

    await page.getByRole('link', { name: HOUSE }).click()
    await expect(page).toHaveURL(site.listings[0] ?? '')
    await expect(page.getByText('$4,500,000').first()).toBeVisible()
    const photos = page.getByRole('list', { name: `Fotos de ${HOUSE}` }).getByRole('img')
    await expect(photos).toHaveCount(3)
    await expect(photos.first()).toHaveJSProperty('complete', true)
    await expect(photos.first()).not.toHaveJSProperty('naturalWidth', 0)

    await page.getByRole('link', { name: 'Mensaje', exact: true }).click()
    await expect(page.getByText('Preguntas por')).toBeVisible()
    expect(problems).toEqual([])
    await fillForm(page)
    await expectInInbox(site)
    const app = await (await browser.newContext()).newPage()
    await signIn(app, site.agent, '/dashboard/buzon')
    await expect(app.getByRole('article', { name: 'Luis Pech' })).toContainText(HOUSE)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('WEB-50 WEB-54 WEB-55 without JavaScript a visitor filters, reads a listing and sends the form', async ({
    page,
  }) => {
    const site = await publishAgentSite()
    await page.goto(`${site.path}/propiedades`)
    await page.getByText('Filtros', { exact: true }).click()
    await page.getByLabel('Tipo').selectOption('casa')
    await page.getByRole('button', { name: 'Ver resultados' }).click()
    await expect(heading(page, 'Casas')).toBeVisible()
    await expect(cards(page)).toHaveText([new RegExp(HOUSE)])
    await page.getByRole('link', { name: HOUSE }).click()
    await expect(page.getByText('Patio con alberca.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compartir' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=/,
    )
    await page.getByRole('link', { name: 'Mensaje', exact: true }).click()
    await fillForm(page)
    await expectInInbox(site)
  })
})

test('WEB-56 a listing that is withdrawn answers 410, and a renamed site leads to its new name', async ({
  page,
}) => {
  const site = await publishAgentSite()
  const [listing = ''] = site.listings
  const api = await clientOf(site.agent)
  await page.goto(listing)
  await expect(heading(page, HOUSE)).toBeVisible()
  await api
    .from('properties')
    .update({ is_published: false })
    .eq('id', site.ids[0] ?? '')
    .throwOnError()
  await expect.poll(async () => (await page.reload())?.status()).toBe(410)
  await expect(heading(page, 'Esta propiedad ya no está publicada')).toBeVisible()
  await page.getByRole('link', { name: 'Ver más propiedades' }).click()
  await expect(cards(page)).toHaveCount(2)

  const renamed = `${site.name}-2`
  await api
    .from('agent_sites')
    .update({ name: renamed })
    .eq('user_id', site.agent.id)
    .throwOnError()
  await expect
    .poll(async () => {
      const { status, headers } = await askOnce(page, `${site.path}/propiedades?tipo=terreno`)
      return [status, headers['location']]
    })
    .toEqual([301, `/agente/${renamed}/propiedades?tipo=terreno`])

  await api
    .from('agent_sites')
    .update({ is_published: false })
    .eq('user_id', site.agent.id)
    .throwOnError()
  await expect.poll(async () => (await page.goto(`/agente/${renamed}`))?.status()).toBe(410)
  await expect(heading(page, 'Este sitio ya no está publicado')).toBeVisible()
})

async function askOnce(page: Page, path: string) {
  const response = await page.request.get(path, { maxRedirects: 0 })
  return { status: response.status(), headers: response.headers() }
}

test('WEB-50 every page is accessible at a desk in both themes, and the keyboard reaches all of it', async ({
  page,
}) => {
  const site = await publishAgentSite()
  const [listing = ''] = site.listings
  const pages = ['', '/propiedades', '/contacto', '/aviso-de-privacidad'].map(
    (path) => `${site.path}${path}`,
  )
  for (const path of [...pages, listing]) {
    await page.goto(path)
    await expectAccessible(page, 'both')
  }
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused()
  const photos = page.getByRole('list', { name: `Fotos de ${HOUSE}` })
  await photos.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => photos.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0)

  await page.goto(`${site.path}/propiedades`)
  await page.getByLabel('Tipo').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(`${site.path}/propiedades`)
  await page.getByLabel('Precio hasta').fill('20,000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/propiedades\?tipo=\w+&hasta=20%2C000$/)
  await expect(page.getByRole('link', { name: 'Quitar el filtro Hasta $20,000' })).toBeVisible()
})
