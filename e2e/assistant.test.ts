import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import {
  ANSWER,
  ask,
  button,
  expectReady,
  field,
  GREETING,
  openChat,
  panel,
  release,
  said,
  storedTurns,
} from './support/assistant.ts'
import { addClients } from './support/crm.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { closeWithEscape } from './support/page.ts'
import { choose, expectCount, pickClient } from './support/properties.ts'
import { askedWith } from './support/writing.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('AST-22 answers about the listings that the filters leave, and stores the conversation', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await openChat(page, sites)
  await choose(page, 'Operación', 'Venta')
  await expectCount(page, '4 de 6 propiedades')
  await expect(panel(page).getByText('Con 4 propiedades en pantalla')).toBeVisible()
  await ask(page, '¿Qué tienes con alberca?')
  await expect(said(page).getByText(ANSWER)).toBeVisible()
  await expectReady(page)
  await ask(page, '¿Y la segunda?')
  await expect(said(page).getByText(ANSWER)).toHaveCount(2)
  await expectReady(page)

  const [first, second] = await askedWith(person.key)
  const ids = [...(first?.messages[0]?.content ?? '').matchAll(/^\{"id":(\d+)/gm)]
  expect(new Set(ids.map(([, id]) => Number(id)))).toEqual(new Set([1, 2, 4, 5]))
  expect(second?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  await expect.poll(async () => (await storedTurns(person)).length).toBe(2)
  const [stored, last] = await storedTurns(person)
  expect(stored?.conversation_id).toBe(last?.conversation_id)
  expect(stored).toMatchObject({ message: '¿Qué tienes con alberca?', user_id: person.id })
  // The site publishes the owner's telephone, which is no field of a listing.
  expect(JSON.stringify([first, second, stored, last])).not.toMatch(/9991234567|sk-/)
  expect(problems).toEqual([])
})

test('AST-82 an answer continues while the chat is closed, and AST-78 a reload shows it again', async ({
  page,
}) => {
  const person = await openChat(page, sites, 'held')
  await ask(page, '¿Qué hay?')
  await expect(said(page).getByText('Estas son las que')).toBeVisible()
  await button(page, 'Cerrar el chat').click()
  await expect(page.getByRole('button', { name: 'Mostrar Chat' })).toBeFocused()
  await release(person.key)
  await expect.poll(async () => (await storedTurns(person)).length).toBe(1)
  await page.getByRole('button', { name: 'Mostrar Chat' }).click()
  await expect(said(page).getByText(ANSWER)).toBeVisible()
  await expect(field(page)).toBeFocused()

  await page.reload()
  await expect(said(page).getByText('¿Qué hay?')).toBeVisible()
  await expect(said(page).getByRole('article')).toHaveCount(2)
  await button(page, 'Nueva conversación').click()
  await expect(said(page).getByText('¿Qué hay?')).toHaveCount(0)
  await button(page, 'Conversaciones').click()
  await panel(page).getByRole('button', { name: '¿Qué hay?', exact: false }).first().click()
  await expect(said(page).getByText(ANSWER)).toBeVisible()
})

test('AST-84 a property found without a key can be shared, linked to a client and opened', async ({
  page,
}) => {
  await openChat(page, sites, null, { listings: 20 }, async (person) => {
    await addClients(person, [{ first_name: 'Ana', last_name: 'Pech' }])
  })
  // The types of listings are read after the first cards are shown.
  await expect(page.getByRole('button', { name: 'Actualizar', exact: true })).toBeEnabled()
  await ask(page, 'casa en Mérida de menos de 2 millones')
  const found = said(page).getByRole('list', { name: 'Propiedades encontradas' })
  const first = found.getByRole('article').first()
  await first.getByRole('button', { name: 'Compartir' }).click()
  await expect(page.getByRole('menuitem', { name: 'Por WhatsApp' })).toBeVisible()
  await closeWithEscape(page, page.getByRole('menu'))
  await first.getByRole('button', { name: 'Vincular Cliente' }).click()
  await pickClient(page, 'Ana', 'Ana Pech')
  await page.getByRole('dialog').getByRole('button', { name: 'Vincular Cliente' }).click()
  await expect(page.getByText('Relación cliente-propiedad creada exitosamente')).toBeVisible()

  await first.getByRole('link', { name: 'Casa 20 en Mérida' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Casa 20 en Mérida' })).toBeVisible()
  await page.goBack()
  await expect(found.getByRole('article')).toHaveCount(1)
})

test('AST-80 the chat works with the keyboard alone: ask, open a property, come back, close', async ({
  page,
}) => {
  await openChat(page, sites)
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Casas')
  await page.keyboard.press('Enter')
  await expect(said(page).getByRole('article')).toHaveCount(2)
  await expectReady(page)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(said(page).getByRole('button', { name: 'Compartir' }).last()).toBeFocused()
  for (const name of ['Vincular Cliente', '']) {
    await page.keyboard.press('Shift+Tab')
    if (name) await expect(said(page).getByRole('button', { name }).last()).toBeFocused()
  }
  await expect(said(page).getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Ocultar Chat' })).toHaveCount(0)
  await page.goBack()
  await expect(said(page).getByText(GREETING)).toBeAttached()
  await button(page, 'Conversaciones').focus()
  await page.keyboard.press('Enter')
  await expect(button(page, 'Volver al chat')).toBeFocused()
  await expect(panel(page).getByText(/\d preguntas?/)).toBeVisible()
  for (const name of ['Cerrar el chat', 'Nueva conversación', /Casas/]) {
    await page.keyboard.press('Tab')
    await expect(panel(page).getByRole('button', { name }).first()).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(said(page)).toBeFocused()
  await page.getByRole('button', { name: 'Ocultar Chat' }).focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Mostrar Chat' })).toBeFocused()
})
