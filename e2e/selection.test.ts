import { expect, test } from '@playwright/test'
import { insertItems } from '../test-support/selections.ts'
import { expectAccessible } from './support/accessibility.ts'
import { admin } from './support/people.ts'
import {
  answerButton,
  cardOf,
  openSelection,
  sendSelection,
  servePhotos,
  storedAnswers,
} from './support/selections.ts'

const HAS_IT = 'Marta ya tiene tu respuesta'
const WAITING = 'Se enviará cuando vuelva la conexión'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('SEL-20 SEL-21 SEL-22 a client sees the listings, answers each differently, and changes an answer', async ({
  page,
  context,
}) => {
  await servePhotos(context)
  const sent = await sendSelection([{ note: 'Tiene pozo propio' }, {}, {}])
  await openSelection(page, sent)
  await expect(page).toHaveTitle('Casas con jardín')
  await expect(page.getByText('Dime cuáles te gustan.')).toBeVisible()
  await expect(page.getByText('3 propiedades elegidas para ti')).toBeVisible()
  const header = page.getByRole('banner')
  await expect(header).toContainText('Marta Ruiz')
  await expect(header).toContainText('Casas del Sur')
  await expect(header.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/529991234567\?text=Hola%20Marta/,
  )
  await expect(header.getByRole('link', { name: 'Llamar' })).toHaveAttribute(
    'href',
    'tel:+529991234567',
  )

  const [first, second, third] = [0, 1, 2].map((index) => cardOf(page, sent, index)) as [
    ReturnType<typeof cardOf>,
    ReturnType<typeof cardOf>,
    ReturnType<typeof cardOf>,
  ]
  await expect(first).toContainText('$3,450,000')
  await expect(first).toContainText('2.5 baños')
  await expect(first).toContainText('Tiene pozo propio')
  await expect(first.getByText('Paneles solares')).toBeHidden()
  await first.getByRole('button', { name: 'Ver más' }).click()
  await expect(first.getByText('Cocina integral')).toBeVisible()

  await answerButton(first, 'Me gusta').click()
  await expect(first.getByText(HAS_IT)).toBeVisible()
  await first.getByLabel('Mensaje (opcional)').fill('Me encanta la cocina')
  await first.getByRole('button', { name: 'Enviar' }).click()
  await expect(first).toContainText('«Me encanta la cocina»')

  await answerButton(second, 'No es para mí').click()
  await second.getByText('Zona', { exact: true }).click()
  await second.getByRole('button', { name: 'Enviar' }).click()
  await expect(second).toContainText('Motivo: zona')
  await expect(second.getByText(HAS_IT)).toBeVisible()

  await answerButton(third, 'Quiero verla').click()
  const slots = third.getByRole('checkbox')
  await expect(slots).toHaveCount(28)
  for (const index of [0, 3, 8]) await slots.nth(index).check()
  await expect(third.getByText('Ya elegiste tres.')).toBeVisible()
  await expect(slots.nth(1)).toBeDisabled()
  await third.getByRole('button', { name: 'Enviar' }).click()
  await expect(third.getByText(HAS_IT)).toBeVisible()
  await expect(page.getByText('respondiste 3')).toBeVisible()

  await expect
    .poll(() => storedAnswers(sent))
    .toEqual([
      { answer: 'like', reason: null, comment: 'Me encanta la cocina', visit_slots: [] },
      { answer: 'pass', reason: 'zone', comment: null, visit_slots: [] },
      {
        answer: 'visit',
        reason: null,
        comment: null,
        visit_slots: [
          expect.stringMatching(/^[\d-]+ am$/),
          expect.stringMatching(/^[\d-]+ pm$/),
          expect.stringMatching(/^[\d-]+ am$/),
        ],
      },
    ])

  await page.reload()
  await expect(answerButton(second, 'No es para mí')).toHaveAttribute('aria-pressed', 'true')
  await answerButton(second, 'Quiero verla').click()
  await second.getByRole('button', { name: 'Enviar' }).click()
  await expect(second.getByText(HAS_IT)).toBeVisible()
  await expect
    .poll(async () => (await storedAnswers(sent))[1])
    .toEqual({ answer: 'visit', reason: null, comment: null, visit_slots: [] })
})

test('SEL-21 a pressed answer counts without «Enviar» as soon as the client turns to another listing', async ({
  page,
  context,
}) => {
  await servePhotos(context)
  const sent = await sendSelection([{}, {}])
  await openSelection(page, sent)
  const [first, second] = [cardOf(page, sent, 0), cardOf(page, sent, 1)]
  await answerButton(first, 'No es para mí').click()
  await first.getByText('Precio', { exact: true }).click()
  await answerButton(second, 'Me gusta').click()
  await expect(first.getByText(HAS_IT)).toBeVisible()
  await expect(second.getByText(HAS_IT)).toBeVisible()
  await answerButton(second, 'No es para mí').click()
  await second.getByRole('button', { name: 'Cancelar' }).click()
  await expect(answerButton(second, 'Me gusta')).toHaveAttribute('aria-pressed', 'true')
  await expect
    .poll(async () => (await storedAnswers(sent)).map(({ answer, reason }) => [answer, reason]))
    .toEqual([
      ['pass', 'price'],
      ['like', null],
    ])
})

test('SEL-23 SEL-37 an answer given offline stays on the phone and is sent when the connection returns or the link is reopened', async ({
  page,
  context,
}) => {
  await servePhotos(context)
  const sent = await sendSelection([{}, {}])
  await openSelection(page, sent)
  const [first, second] = [cardOf(page, sent, 0), cardOf(page, sent, 1)]
  await context.setOffline(true)
  await answerButton(first, 'Me gusta').click()
  await expect(first.getByText(WAITING)).toBeVisible()
  expect(JSON.stringify(await context.storageState())).not.toContain(sent.token)
  await context.setOffline(false)
  await expect(first.getByText(HAS_IT)).toBeVisible()

  await context.setOffline(true)
  await answerButton(second, 'No es para mí').click()
  await second.getByLabel('Mensaje (opcional)').fill('Queda lejos')
  await second.getByRole('button', { name: 'Enviar' }).click()
  await expect(second.getByText(WAITING)).toBeVisible()
  await page.close()
  await context.setOffline(false)
  const again = await context.newPage()
  await openSelection(again, sent)
  await expect(cardOf(again, sent, 1).getByText(HAS_IT)).toBeVisible()
  await expect(cardOf(again, sent, 1)).toContainText('«Queda lejos»')
  expect((await storedAnswers(sent)).map(({ answer }) => answer)).toEqual(['like', 'pass'])
})

test('SEL-23 SEL-37 answers over the rate limit are sent later, and another tab shows them', async ({
  page,
  context,
}) => {
  await servePhotos(context)
  const sent = await sendSelection([{}])
  const other = await context.newPage()
  await openSelection(other, sent)
  await openSelection(page, sent)
  const refused = { status: 429, headers: { 'retry-after': '1' }, json: { error: 'rate_limited' } }
  await context.route('**/functions/v1/selection', (route) => route.fulfill(refused))
  await answerButton(cardOf(page, sent), 'Me gusta').click()
  await expect(cardOf(page, sent).getByText('Son muchas respuestas a la vez')).toBeVisible()
  await context.unroute('**/functions/v1/selection')
  await expect(cardOf(page, sent).getByText(HAS_IT)).toBeVisible()
  await expect(cardOf(other, sent).getByText(HAS_IT)).toBeVisible()
})

test('SEL-24 an answer to a link that was revoked meanwhile says so, and keeps the typed text', async ({
  page,
  context,
}) => {
  await servePhotos(context)
  const sent = await sendSelection([{}, {}])
  await openSelection(page, sent)
  const [first, second] = [cardOf(page, sent, 0), cardOf(page, sent, 1)]
  await admin()
    .from('selection_items')
    .delete()
    .eq('id', sent.itemIds[1] ?? '')
    .throwOnError()
  await answerButton(second, 'Me gusta').click()
  await expect(second.getByText('tu agente quitó esta propiedad de la selección')).toBeVisible()
  await admin()
    .from('selections')
    .update({ revoked_at: new Date().toISOString() })
    .eq('id', sent.id)
    .throwOnError()
  await answerButton(first, 'No es para mí').click()
  await first.getByLabel('Mensaje (opcional)').fill('No tiene jardín')
  await first.getByRole('button', { name: 'Enviar' }).click()
  await expect(first.getByText('No se envió: tu agente canceló este enlace.')).toBeVisible()
  await expect(first).toContainText('«No tiene jardín»')

  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Este enlace ya no está disponible' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Respuestas que no se enviaron' })).toBeVisible()
  await expect(page.getByText('«No tiene jardín»')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Entendido' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('«No tiene jardín»')).toHaveCount(0)
})

test('SEL-25 a link that does not open says why, and a link opened offline loads when the connection returns', async ({
  page,
  context,
}) => {
  await servePhotos(context)
  await page.goto('/seleccion/no-hay-tal-enlace')
  await expect(page.getByRole('heading', { name: 'Este enlace no está disponible' })).toBeVisible()
  const expired = await sendSelection([{}], { expiresAt: '2020-01-01' })
  await page.goto(expired.path)
  await expect(page.getByRole('heading', { name: 'Este enlace venció' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Intentar de nuevo' })).toHaveCount(0)

  const sent = await sendSelection([{}])
  await context.route('**/functions/v1/selection', (route) => route.abort())
  await page.goto(sent.path)
  await expect(page.getByRole('heading', { name: 'No hay conexión' })).toBeVisible()
  await expect(page.getByText('Respuestas que no se enviaron')).toHaveCount(0)
  await context.unroute('**/functions/v1/selection')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hola, Ana' })).toBeVisible()
})

test('SEL-36 listings added since the last visit are marked, and one press leads to them', async ({
  page,
  context,
}) => {
  await servePhotos(context)
  const sent = await sendSelection([{}, {}])
  await openSelection(page, sent)
  await expect(page.getByText('para ti', { exact: false }).first()).toBeVisible()
  const added = await insertItems(admin(), sent.agent.id, sent.id, [{}, {}], 2)
  await page.reload()
  await page.getByRole('link', { name: /2 nuevas para ti/ }).click()
  const fresh = cardOf(page, added)
  await expect(fresh.getByText('Nueva', { exact: true })).toBeVisible()
  await expect(fresh).toBeInViewport()
  await expect(cardOf(page, sent).getByText('Nueva', { exact: true })).toBeHidden()
})

test('SEL-35 SEL-36 SEL-38 unusual listings get explaining texts: no price, a changed price, broken pictures, a long title, sold', async ({
  page,
  context,
}) => {
  await servePhotos(context)
  const broken = 'https://fotos.ejemplo.mx/rota.jpg'
  const sent = await sendSelection([
    { listing: { price: 0, images: [] } },
    { listing: { images: [broken, 'https://fotos.ejemplo.mx/sala-1.jpg'], coverSizes: [] } },
    { listing: { title: 'Casa'.repeat(75), description: '', features: [] } },
    { property: { rental_status: 'rentada' } },
    {
      listing: { coverSizes: [{ url: broken, width: 768 }] },
      property: { sale_status: 'apartada' },
    },
    { listing: { operations: ['sale', 'rent'], secondPrice: 22_000 } },
  ])
  await admin()
    .from('properties')
    .update({ price: 3_300_000 })
    .eq('id', sent.propertyIds[2] ?? '')
    .throwOnError()
  await openSelection(page, sent)
  await expect(cardOf(page, sent, 0)).toContainText('Precio a consultar')
  await expect(cardOf(page, sent, 0).getByText('Sin fotografías')).toBeVisible()
  const photos = cardOf(page, sent, 1).getByRole('img')
  await cardOf(page, sent, 1).scrollIntoViewIfNeeded()
  await expect(photos).toHaveCount(1)
  await expect(photos).toHaveAttribute('src', /sala-1/)
  await expect(cardOf(page, sent, 2)).toContainText('$3,300,000')
  await expect(cardOf(page, sent, 2).locator('s')).toHaveText('$3,700,000')
  await expect(cardOf(page, sent, 2)).toContainText(/Actualizado el \d+ de \w+/)
  await expect(cardOf(page, sent, 3).getByText('Ya no está disponible')).toBeVisible()
  await expect(answerButton(cardOf(page, sent, 3), 'Quiero verla')).toBeHidden()
  await expect(cardOf(page, sent, 4).getByText('Apartada')).toBeVisible()
  await cardOf(page, sent, 4).scrollIntoViewIfNeeded()
  await expect(cardOf(page, sent, 4).getByRole('img').first()).toHaveAttribute('src', /casa-05/)
  await expect(cardOf(page, sent, 5)).toContainText('$22,000/mes')
  await expectAccessible(page)
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth'))
      .toBeLessThanOrEqual(width)
  }
})

test('SEL-38 a page of a hundred listings shows them all, and their pictures load when scrolled into view', async ({
  page,
  context,
}) => {
  const asked = await servePhotos(context)
  const sent = await sendSelection(Array.from({ length: 100 }, () => ({})))
  await openSelection(page, sent)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(100)
  const last = cardOf(page, sent, 99)
  const lastWasAsked = () => asked.some((address) => address.includes('/casa-25'))
  expect(lastWasAsked()).toBe(false)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(lastWasAsked).toBe(true)
  await answerButton(last, 'Me gusta').click()
  await expect(last.getByText(HAS_IT)).toBeVisible()
})

test('SEL-26 a selection can be used with the keyboard alone, and each panel is accessible', async ({
  page,
  context,
}) => {
  await servePhotos(context)
  const sent = await sendSelection([{}])
  await openSelection(page, sent)
  const card = cardOf(page, sent)
  await answerButton(card, 'Quiero verla').focus()
  await page.keyboard.press('Enter')
  const slot = card.getByRole('checkbox').first()
  await expect(slot).toBeVisible()
  await expectAccessible(page)
  await slot.focus()
  await page.keyboard.press('Space')
  await expect(slot).toBeChecked()
  await card.getByRole('button', { name: 'Enviar' }).focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText(HAS_IT)).toBeVisible()
  await expect(answerButton(card, 'Quiero verla')).toBeFocused()
  await answerButton(card, 'No es para mí').focus()
  await page.keyboard.press('Enter')
  await expect(card.getByText('Zona', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('SEL-27 a selection’s page is private: not indexed, no cookies, no other site except for the pictures', async ({
  page,
  context,
  request,
}) => {
  await servePhotos(context)
  const sent = await sendSelection([{}])
  const preview = await request.get(sent.path)
  const html = await preview.text()
  expect(html).toContain('<meta property="og:title" content="Selección de propiedades" />')
  expect(html).toContain('<meta name="robots" content="noindex, nofollow" />')
  expect(html).toMatch(/og:image" content="http[^"]+\/og-seleccion\.png"/)
  expect(html).not.toContain(sent.token)
  expect(preview.headers()['x-robots-tag']).toBe('noindex, nofollow')
  const views = async () =>
    (await admin().from('selections').select('views').eq('id', sent.id).single().throwOnError())
      .data.views
  expect(await views()).toBe(0)
  const hosts = new Set<string>()
  const referrers = new Set<string | undefined>()
  page.on('request', (asked) => {
    hosts.add(new URL(asked.url()).host)
    referrers.add(asked.headers()['referer'])
  })
  await openSelection(page, sent)
  await expect(cardOf(page, sent).getByRole('img').first()).not.toHaveJSProperty('naturalWidth', 0)
  expect([...hosts].toSorted()).toEqual(['fotos.ejemplo.mx', new URL(page.url()).host].toSorted())
  expect([...referrers]).toEqual([undefined])
  expect(await context.cookies()).toEqual([])
  await expect.poll(views).toBe(1)
})
