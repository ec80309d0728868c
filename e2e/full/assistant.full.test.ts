import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { watchConsole } from '../../test-support/watch-console.ts'
import {
  ANSWER,
  ask,
  button,
  expectReady,
  openChat,
  panel,
  release,
  said,
  storedTurns,
} from '../support/assistant.ts'
import { choose, expectCount } from '../support/properties.ts'
import { askedWith } from '../support/writing.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('AST-22 AST-78 AST-82 the assistant answers about the filtered listings, also while the chat is closed, and a reload shows the answer', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await openChat(page, sites, 'held')
  await choose(page, 'Operación', 'Venta')
  await expectCount(page, '4 de 6 propiedades')
  await expect(panel(page).getByText('Con 4 propiedades en pantalla')).toBeVisible()
  await ask(page, '¿Qué tienes con alberca?')
  await expect(said(page).getByText('Estas son las que')).toBeVisible()
  await button(page, 'Cerrar el chat').click()
  await expect(page.getByRole('button', { name: 'Mostrar Chat' })).toBeFocused()
  await release(person.key)
  await expect.poll(async () => (await storedTurns(person)).length).toBe(1)
  await page.getByRole('button', { name: 'Mostrar Chat' }).click()
  await expect(said(page).getByText(ANSWER)).toBeVisible()
  await expectReady(page)
  await ask(page, '¿Y la segunda?')
  await expect(said(page).getByText('Estas son las que')).toHaveCount(2)
  await release(person.key)
  await expectReady(page)

  const [first, second] = await askedWith(person.key)
  const ids = [...(first?.messages[0]?.content ?? '').matchAll(/^\{"id":(\d+)/gm)]
  expect(new Set(ids.map(([, id]) => Number(id)))).toEqual(new Set([1, 2, 4, 5]))
  expect(second?.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  await expect.poll(async () => (await storedTurns(person)).length).toBe(2)
  const [stored, last] = await storedTurns(person)
  expect(stored?.conversation_id).toBe(last?.conversation_id)
  expect(stored).toMatchObject({ message: '¿Qué tienes con alberca?', user_id: person.id })
  expect(JSON.stringify([first, second, stored, last])).not.toMatch(/9991234567|sk-/)

  await page.reload()
  await expect(said(page).getByText('¿Qué tienes con alberca?')).toBeVisible()
  await expect(said(page).getByText(ANSWER)).toHaveCount(2)
  const card = said(page).getByRole('article').first()
  await card.getByRole('button', { name: 'Vincular Cliente' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Cliente' })).toBeVisible()
  expect(problems).toEqual([])
})
