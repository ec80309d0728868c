import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { admin, createPerson, signIn } from './support/people.ts'
import { serverUrl } from './support/server.ts'

const PAGES = [
  { path: '/', title: 'Todo tu negocio inmobiliario, bajo un mismo techo' },
  { path: '/terminos', title: 'Términos y condiciones' },
  { path: '/privacidad', title: 'Aviso de privacidad integral' },
]

const CAPABILITIES = [
  'Propiedades conectadas a tu sitio',
  'Un asistente que no duerme',
  'CRM inmobiliario',
  'Documentos',
  'Calculadora de comisiones',
  'Reportes y estadísticas',
]

/** The page is awake when it knows what only /config.json can tell. */
async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toBeVisible()
}

function plan(page: Page, name: string) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    self.shifts = []
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) shifts.push(value)
    }).observe({ type: 'layout-shift', buffered: true })`)
}

/** Our letters taking the place of their stubs move a word by a pixel or two; 0.1 is what people begin to notice. */
const UNSEEN = 0.005

/** How much of the window moved on its own; the observer hears of a frame's shifts after it. */
async function shiftOf(page: Page): Promise<number> {
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
  return page.evaluate<number>('self.shifts.reduce((sum, shift) => sum + shift, 0)')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the landing tells what Predio does and what it costs', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const name of CAPABILITIES) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(plan(page, 'Esencial').getByText('$349', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: /^Anual/ }).check()
    await expect(plan(page, 'Esencial').getByText('$296.65', { exact: true })).toBeVisible()
    await expect(plan(page, 'Esencial').getByText('$349', { exact: true })).toBeHidden()
  })

  test('the legal pages can be read', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Términos y condiciones' }).click()
    await expect(page.getByRole('heading', { name: /Cancelación y reembolsos/ })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' }).click()
    await expect(page.getByText('Secretaría Anticorrupción y Buen Gobierno')).toBeVisible()
  })
})

for (const { path, title } of PAGES) {
  testEveryLook(`${path} is accessible, stays in place and is quiet`, async ({ page }) => {
    const problems = watchConsole(page)
    await watchShifts(page)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(UNSEEN)
    await expectAccessible(page)
    expect(problems).toEqual([])
  })

  test(`${path} describes itself to others with its own address`, async ({ request }) => {
    const html = await (await request.get(path)).text()
    const address = new URL(path, serverUrl()).href
    expect(html).toContain(`<link rel="canonical" href="${address}" />`)
    expect(html).toContain(`<meta property="og:url" content="${address}" />`)
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const bytes = await (await request.get(picture)).body()
    // A PNG says its size at a fixed place.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(html).not.toContain('.invalid')
  })
}

test('search engines find the pages, their data and what is not for them', async ({ request }) => {
  const origin = serverUrl()
  const html = await (await request.get('/')).text()
  const data = JSON.parse(
    /<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '',
  ) as { '@graph': { '@type': string; url?: string; offers?: { price: string }[] }[] }
  expect(data['@graph'].map((item) => item['@type'])).toEqual([
    'Organization',
    'SoftwareApplication',
    'FAQPage',
  ])
  expect(data['@graph'][1]?.offers?.map(({ price }) => price)).toEqual([
    '349.00',
    '699.00',
    '1499.00',
  ])
  expect(data['@graph'][0]?.url).toBe(`${origin}/`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])).toEqual([
    `${origin}/`,
    `${origin}/terminos`,
    `${origin}/privacidad`,
  ])
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /dashboard')
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('every link leads where it says', async ({ page }) => {
  await open(page)
  const main = page.getByRole('main')
  const header = page.getByRole('banner')
  const toRegister = [
    header.getByRole('link', { name: 'Prueba Gratuita' }),
    ...(await main.getByRole('link', { name: 'Prueba Gratuita' }).all()),
  ]
  expect(toRegister).toHaveLength(3)
  for (const link of toRegister) await expect(link).toHaveAttribute('href', '/register')
  await expect(main.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute('href', '/login')

  await header.getByRole('link', { name: 'Iniciar Sesión' }).click()
  await expect(page).toHaveURL('/login')
  await page.goBack()
  await header.getByRole('link', { name: 'Prueba Gratuita' }).click()
  await expect(page).toHaveURL('/register')
})

test('who is signed in goes straight to the dashboard', async ({ page }) => {
  await signIn(page, await createPerson(), '/')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the prices of the database win, and the page keeps its own without it', async ({ page }) => {
  const plans = admin().from('subscription_plans')
  await plans.update({ price_monthly: 35_900 }).eq('name', 'Esencial').throwOnError()
  try {
    await open(page)
    await expect(plan(page, 'Esencial').getByText('$359', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Trial' })).toHaveCount(0)
    await page.route('**/rest/v1/subscription_plans*', (route) => route.abort())
    await open(page)
    await expect(plan(page, 'Esencial').getByText('$349', { exact: true })).toBeVisible()
  } finally {
    await admin()
      .from('subscription_plans')
      .update({ price_monthly: 34_900 })
      .eq('name', 'Esencial')
      .throwOnError()
  }
})

test('the yearly price is the twelfth part of the year less 15 %', async ({ page }) => {
  await open(page)
  await expect(page.getByText('-15%')).toBeVisible()
  await page.getByRole('radio', { name: /^Anual/ }).check()
  const essential = plan(page, 'Esencial')
  await expect(essential.getByText('$296.65', { exact: true })).toBeVisible()
  await expect(essential.getByText('Se paga al año: $3,559.80')).toBeVisible()
  await page.getByRole('radio', { name: 'Mensual' }).check()
  await expect(essential.getByText('$349', { exact: true })).toBeVisible()
  await expect(essential.getByText('$296.65', { exact: true })).toBeHidden()
})

test('the operator can be reached by mail and telephone', async ({ page, request }) => {
  const config = (await (await request.get('/config.json')).json()) as Record<string, string>
  await open(page)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: config['contactEmail'] ?? '' })).toHaveAttribute(
    'href',
    `mailto:${config['contactEmail']}`,
  )
  await expect(footer.getByRole('link', { name: config['contactPhone'] ?? '' })).toHaveAttribute(
    'href',
    `tel:${config['contactPhone']?.replaceAll(' ', '')}`,
  )
  await open(page, '/privacidad')
  await expect(
    page
      .getByRole('main')
      .getByText(config['operatorName'] ?? '')
      .first(),
  ).toBeVisible()
})

test('the theme that is chosen holds for pictures and browser, and outlives a reload', async ({
  page,
}) => {
  await open(page)
  const picture = page.getByAltText('Predio en la computadora', { exact: false })
  const shown = () => picture.evaluate<string, { currentSrc: string }>((image) => image.currentSrc)
  await expect.poll(shown).toContain('inicio-claro.webp')
  await page.getByRole('banner').getByRole('radio', { name: 'Tema oscuro' }).check()
  await expect.poll(shown).toContain('inicio-oscuro.webp')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('radio', { name: 'Tema oscuro' })).toBeChecked()
  await expect.poll(shown).toContain('inicio-oscuro.webp')
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    'content',
    '#191813',
  )
})

test('a question opens by keyboard', async ({ page }) => {
  await open(page)
  const answer = page.getByText('eliges un plan; lo que registraste te espera')
  await expect(answer).toBeHidden()
  await page.getByText('¿Qué pasa cuando terminan los 7 días?').press('Enter')
  await expect(answer).toBeVisible()
})
