import { expect, test } from '@playwright/test'
import { createPerson, signIn } from './support/people.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { serverUrl } from './support/server.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('PUB-20 PUB-25 without JavaScript the guides are read one after the other, from the index and back', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ayuda' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: '¿En qué te ayudamos?' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Conecta tu sitio WordPress' }).click()
    await expect(page).toHaveURL('/ayuda/conectar-wordpress')
    await expect(page).toHaveTitle('Conecta tu sitio WordPress · Ayuda de Predio')
    await page.getByRole('link', { name: 'Si la prueba falla' }).click()
    await expect(page.getByRole('heading', { name: 'Si la prueba falla' })).toBeInViewport()
    await page.getByRole('link', { name: /^Siguiente/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'La API Key de tu sitio, paso a paso',
    )
    await page
      .getByRole('navigation', { name: 'Estás aquí' })
      .getByRole('link', { name: 'Ayuda' })
      .click()
    await expect(page).toHaveURL('/ayuda')
  })
})

test('PUB-20 PUB-23 PUB-25 every guide has its own address, and its pictures load', async ({
  page,
  request,
}) => {
  const problems = watchConsole(page)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const guides = [...sitemap.matchAll(/<loc>([^<]+\/ayuda\/[^<]+)<\/loc>/g)].map(
    (match) => match[1] ?? '',
  )
  expect(guides).toHaveLength(15)
  for (const address of guides) {
    const response = await request.get(address)
    const html = await response.text()
    expect(response.status(), address).toBe(200)
    expect(html).toContain(`<link rel="canonical" href="${address}" />`)
    expect(html).toMatch(/<meta name="description" content="[^"]{80,}" \/>/)
    expect(html).not.toContain('.invalid')
    for (const [, picture = ''] of html.matchAll(/(?:src|srcSet)="(\/ayuda\/[^"]+)"/g)) {
      expect((await request.get(picture)).headers()['content-type'], picture).toBe('image/webp')
    }
  }
  expect((await request.get('/ayuda/nada')).status()).toBe(404)
  await page.goto('/ayuda/nada').catch(() => undefined)
  await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible()
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

test('PUB-22 PUB-24 PUB-26 Ctrl K opens a guide beside the app, and the guide leads back to the account', async ({
  page,
}) => {
  await signIn(page, await createPerson())
  await page.getByRole('heading', { level: 1, name: 'Propiedades' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Buscar' }).fill('cómo consigo la api key')
  const group = page.getByRole('group', { name: 'Ayuda' })
  await expect(group.getByRole('option').first()).toHaveText('La API Key de tu sitio, paso a paso')
  const opened = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  const guide = await opened
  await expect(guide.getByRole('heading', { level: 1 })).toHaveText(
    'La API Key de tu sitio, paso a paso',
  )
  await expect(page).toHaveURL('/dashboard')
  const header = guide.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Iniciar Sesión' })).toBeHidden()
  await header.getByRole('link', { name: 'Ir a mi cuenta' }).click()
  await expect(guide).toHaveURL(new URL('/dashboard', serverUrl()).href)
})
