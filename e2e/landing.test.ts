import { expect, test, type Page } from '@playwright/test'
import { watchConsole } from '../test-support/watch-console.ts'
import { serverUrl } from './support/server.ts'

const PAGES = [
  { path: '/', title: 'Todo tu negocio inmobiliario, bajo un mismo techo' },
  { path: '/terminos', title: 'Términos y condiciones' },
  { path: '/privacidad', title: 'Aviso de privacidad integral' },
  { path: '/ayuda', title: '¿En qué te ayudamos?' },
  { path: '/ayuda/oportunidades', title: 'Lleva tus oportunidades en el tablero' },
]

const CAPABILITIES = [
  'Propiedades conectadas a tu sitio',
  'Un asistente que no duerme',
  'CRM inmobiliario',
  'Documentos',
  'Calculadora de comisiones',
  'Reportes y estadísticas',
]

/** When the page shows content from /config.json, its script has run. */
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

/** Replacing a fallback font moves a word by a pixel or two; people notice layout shifts from 0.1. */
const MAX_SHIFT = 0.005

async function shiftOf(page: Page): Promise<number> {
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))')
  return page.evaluate<number>('self.shifts.reduce((sum, shift) => sum + shift, 0)')
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('PUB-01 without JavaScript the landing page shows capabilities and prices, and the legal pages can be read', async ({
    page,
  }) => {
    await page.goto('/')
    for (const name of CAPABILITIES) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(plan(page, 'Esencial').getByText('$349', { exact: true })).toBeVisible()
    await page.getByRole('radio', { name: /^Anual/ }).check()
    await expect(plan(page, 'Esencial').getByText('$296.65', { exact: true })).toBeVisible()
    await expect(plan(page, 'Esencial').getByText('$349', { exact: true })).toBeHidden()
    await page.getByRole('link', { name: 'Términos y condiciones' }).click()
    await expect(page.getByRole('heading', { name: /Cancelación y reembolsos/ })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Aviso de privacidad' }).click()
    await expect(page.getByText('Secretaría Anticorrupción y Buen Gobierno')).toBeVisible()
  })
})

for (const { path, title } of PAGES) {
  test(`PUB-08 ${path} does not shift while it loads, and has one script and one stylesheet`, async ({
    page,
  }) => {
    const problems = watchConsole(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    await watchShifts(page)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT)
    expect(asked.filter((type) => type === 'script')).toHaveLength(1)
    expect(asked.filter((type) => type === 'stylesheet')).toHaveLength(1)
    expect(problems).toEqual([])
  })
}

test('PUB-05 each page names its own address and picture for those who link to the page', async ({
  request,
}) => {
  for (const { path } of PAGES) {
    const html = await (await request.get(path)).text()
    const address = new URL(path, serverUrl()).href
    expect(html).toContain(`<link rel="canonical" href="${address}" />`)
    expect(html).toContain(`<meta property="og:url" content="${address}" />`)
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const bytes = await (await request.get(picture)).body()
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
    expect(html).not.toContain('.invalid')
  }
})

test('PUB-05 search engines find the pages and their data, and not the dashboard', async ({
  request,
}) => {
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
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1])
  expect(listed).toEqual(expect.arrayContaining(PAGES.map(({ path }) => `${origin}${path}`)))
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /dashboard')
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
})

test('PUB-06 the chosen theme applies to pictures and browser, and survives a reload', async ({
  page,
}) => {
  await open(page)
  const picture = page.getByAltText('Predio en la computadora', { exact: false })
  const shown = () => picture.evaluate<string, { currentSrc: string }>((image) => image.currentSrc)
  await expect.poll(shown).toContain('inicio-claro')
  await page.getByRole('banner').getByRole('radio', { name: 'Tema oscuro' }).check()
  await expect.poll(shown).toContain('inicio-oscuro')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('radio', { name: 'Tema oscuro' })).toBeChecked()
  await expect.poll(shown).toContain('inicio-oscuro')
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute(
    'content',
    '#191813',
  )
})
